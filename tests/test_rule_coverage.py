from tests.rule_coverage import named_rules, numbered_rules, untested_rules


def test_every_rule_has_a_test() -> None:
    assert untested_rules() == []


def test_every_named_rule_exists() -> None:
    assert named_rules() <= set(numbered_rules())


def test_the_three_games_are_all_numbered() -> None:
    numbers = numbered_rules()
    assert [sum(number.startswith(game) for number in numbers) for game in ("MAU", "AWI", "MOP")] == [16, 26, 14]

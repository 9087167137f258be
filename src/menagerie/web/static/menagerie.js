// The script of every page: it replaces parts of a table in place, animates cards, and sends moves.
"use strict";
(() => {
  const root = document.documentElement, body = document.body;
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // How the page reaches what answers it: a server, or the worker of a site without one (site/static/start.js).
  const transport = window.menagerieSite || {
    connect: (path) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}`),
    fetch: (path, options) => fetch(path, options),
    here: () => new URL(location.href),
    go: (path) => location.assign(path),
    linked: (path) => path,
    replace: (address) => history.replaceState(null, "", address),
    remember: (name, value) => { document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`; },
  };

  // Preferences --------------------------------------------------------------------------------------------

  const prefers = (name) => localStorage.getItem(name) === "yes";
  const pace = () => localStorage.getItem("pace") || "normal";

  // Replacing parts -----------------------------------------------------------------------------------------------

  // The server sends each card face once; the script keeps it.
  const faces = new Map();
  const keep = (card) => { if (card.firstElementChild) faces.set(card.dataset.face, card.firstElementChild); };

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };

  // Draws the faces of the cards in what is new on the page.
  const fill = (fresh) => {
    if (fresh.nodeType !== 1) return fresh;
    for (const card of [fresh, ...$$("[data-face]:empty", fresh)]) {
      const face = card.dataset.face && !card.firstChild && faces.get(card.dataset.face);
      if (face) card.append(face.cloneNode(true));
    }
    return fresh;
  };

  // Makes an element equal to a new one. Elements with an id stay the same, and so does what is drawn on a card;
  // elements marked with data-keep stay as they are.
  const morph = (old, fresh) => {
    if (old.isEqualNode(fresh) || (old.dataset && "keep" in old.dataset && old.nodeName !== "DETAILS")) return;
    if (old.nodeType !== 1) { old.nodeValue = fresh.nodeValue; return; }
    const face = old.dataset.face;
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (face && !fresh.firstChild) {
      if (face !== fresh.dataset.face) old.replaceChildren();
      fill(old);
      return;
    }
    // What is gone leaves first: otherwise everything behind it would be moved, and laid out anew.
    const named = new Map(), stays = new Set([...fresh.children].map((child) => child.id));
    for (const child of [...old.children]) if (child.id && !stays.has(child.id)) child.remove(); else if (child.id) named.set(child.id, child);
    let at = old.firstChild;
    for (const next of [...fresh.childNodes]) {
      const same = next.id ? named.get(next.id) : at && !at.id ? at : null;
      if (same && same === at) at = at.nextSibling;
      if (same && same.nodeName === next.nodeName) {
        if (same.nextSibling !== at) old.insertBefore(same, at);
        morph(same, next);
      } else {
        old.insertBefore(fill(next), at);
        if (same) same.remove();
      }
    }
    while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
  };

  // If what has the focus disappears, its neighbour gets the focus, or else what can be chosen, now or as soon as there is
  // something; the button with which a choice is changed does not, so that the neighbour gets it with the next question.
  const BUTTON = ":is(button, [role=button])";
  const CHOICES = "#choices .buttons button:not([disabled]):not([data-reopen])";
  let lostFocus = null;
  const keepFocus = (change) => {
    const focused = document.activeElement, zone = focused && focused.closest(".zone, .buttons");
    const place = zone ? $$(BUTTON, zone).indexOf(focused) : -1;
    if (place >= 0) { if (!focused.matches("[data-reopen]")) lostFocus = { id: focused.id, zone: zone.id, place }; }
    else if (focused !== body) lostFocus = null;
    change();
    if (focused.matches(".card:not([role=button])")) focused.blur();
    if (!lostFocus || document.activeElement !== body) return;
    const same = lostFocus.id && byId(lostFocus.id), there = lostFocus.zone && byId(lostFocus.zone);
    const left = there ? $$(`${BUTTON}:not(.barred)`, there) : [];
    const next = (same && same.matches(`${BUTTON}:not(.barred)`) && same) || left[Math.min(lostFocus.place, left.length - 1)]
      || $("#main .touchable, #main .playable") || $(CHOICES);
    if (next) next.focus({ preventScroll: true });
  };

  // Animating cards -------------------------------------------------------------------------------------------------

  const isStill = () => calm.matches || document.hidden;
  const positions = () => {
    const cards = new Map(), counts = new Map();
    if (isStill()) return { cards, counts };
    for (const card of $$("#main .card")) {
      const box = card.getBoundingClientRect();
      if (box.width && card.id) cards.set(card.id, { box, code: card.dataset.card, card });
    }
    for (const zone of $$("#main [data-count]")) counts.set(zone.id, +zone.dataset.count);
    return { cards, counts };
  };

  const fly = (element, from, to, duration = 380) => {
    const x = from.left - to.left, y = from.top - to.top, scale = from.width / to.width;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
       { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration, easing: "cubic-bezier(.2,.7,.2,1)" });
  };

  const animateMoves = (before) => {
    if (isStill()) return;
    const gone = new Map(), news = [];
    for (const [id, was] of before.cards) if (!byId(id)) gone.set(id, was);
    for (const card of $$("#main .card")) {
      const box = card.getBoundingClientRect();
      if (!box.width || !card.id) continue;
      const was = before.cards.get(card.id);
      if (was) fly(card, was.box, box); else news.push([card, box]);
    }
    for (const [card, box] of news) {
      const same = [...gone].find(([, was]) => was.code && was.code === card.dataset.card);
      if (same) { gone.delete(same[0]); fly(card, same[1].box, box); continue; }
      const source = card.closest("[data-from]");
      const from = source && byId(source.dataset.from);
      const held = from && ($(".held .fan .card:last-child", from) || $(".occupant", from));
      if (held) fly(card, held.getBoundingClientRect(), box);
      else card.animate([{ opacity: 0 }, { opacity: 1 }], 250);
    }
    const grown = $$("#main [data-count]").flatMap((zone) => {
      const more = +zone.dataset.count - (before.counts.get(zone.id) ?? +zone.dataset.count);
      return more > 0 && !zone.matches(".fan") ? Array(more).fill(zone) : [];
    });
    for (const [, was] of gone) if (was.code && grown.length) ghost(was, grown.shift());
  };

  // A card that has left its place flies to where it went.
  const ghost = (was, zone) => {
    const target = zone.getBoundingClientRect();
    const card = was.card.cloneNode(true);
    card.removeAttribute("id");
    card.classList.remove("playable", "hinted");
    card.classList.add("ghost");
    card.setAttribute("aria-hidden", "true");
    Object.assign(card.style, { left: `${was.box.left}px`, top: `${was.box.top}px` });
    card.style.setProperty("--w", `${was.box.width}px`);
    body.append(card);
    const x = target.left + target.width / 2 - was.box.left - was.box.width / 2;
    const y = target.top + target.height / 2 - was.box.top - was.box.height / 2;
    card.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: .2 }],
      { duration: 520, easing: "ease-in" }).finished.finally(() => card.remove());
  };

  // Sounds and notifications are made in notify.js.
  const signal = (what) => dispatchEvent(new CustomEvent("menagerie", { detail: what }));

  // Messages and log --------------------------------------------------------------------------------------------------------

  const toast = (text) => {
    const place = byId("toast");
    if (!place) return;
    place.textContent = text;
    place.classList.add("up");
    clearTimeout(toast.timer);
    toast.timer = setTimeout(() => place.classList.remove("up"), 3500);
  };

  // Makes text smaller until it fits its place, once before the next paint. Each trial lays the page out anew, so what
  // fits is remembered for each text and size of its place.
  const fitting = new Map();
  const fit = () => {
    for (const place of $$("#latest, #question")) {
      const now = [place.id, place.clientWidth, place.clientHeight, $$("button", place).length, place.textContent].join(" ");
      const known = fitting.get(now) || found(place);
      if (place.style.fontSize !== known.size) place.style.fontSize = known.size;
      if (place.classList.contains("terse") !== known.isTerse) place.classList.toggle("terse");
      if (fitting.size > 500) fitting.clear();
      fitting.set(now, known);
    }
  };
  const found = (place) => {
    const overflows = () => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
    place.style.fontSize = "";
    place.classList.remove("terse");
    for (let size = 95; size >= 80 && overflows(); size -= 5) place.style.fontSize = `${size}%`;
    if (overflows()) { place.classList.add("terse"); place.style.fontSize = ""; }
    for (let size = 95; size >= 75 && overflows(); size -= 5) place.style.fontSize = `${size}%`;
    return { size: place.style.fontSize, isTerse: place.classList.contains("terse") };
  };
  let fitsSoon = 0;
  const fitText = () => { fitsSoon ||= requestAnimationFrame(() => { fitsSoon = 0; fit(); }); };

  // Shows a sentence above the question; a reason why something cannot be done stands out.
  const say = (text, isReason = false) => {
    const place = byId("latest");
    if (!place) { toast(text); return; }
    place.textContent = text;
    place.classList.toggle("why", isReason);
    fitText();
  };

  const readAloud = (text) => {
    const live = byId("live"), line = document.createElement("p");
    if (!live || !text) return;
    line.textContent = text;
    live.append(line);
    while (live.children.length > 20) live.firstChild.remove();
  };

  let lastRule = $$("#log-lines [data-rule]").map((button) => button.dataset.rule).pop() || "";
  const announce = ([text, rule, short], log) => {
    say(short || text);
    readAloud(text);
    if (log) {
      const line = document.createElement("li");
      line.textContent = text;
      if (rule) {
        const button = document.createElement("button");
        Object.assign(button, { type: "button", className: "rule", textContent: rule });
        button.dataset.rule = rule;
        line.append(button);
      }
      log.append(line);
    }
    if (rule) lastRule = rule;
  };

  const showChat = (html) => {
    const line = parse(html);
    byId("chat-lines").append(line);
    line.scrollIntoView({ block: "nearest" });
    if (!byId("chat").open) body.dataset.unread = "yes";
  };

  // Scenes, one after the other ------------------------------------------------

  const scenes = [];
  let showing = false;
  const wait = (time) => new Promise((done) => setTimeout(done, time));

  const replacePart = (id, html) => {
    const old = byId(id);
    if (!old) return;
    const fresh = parse(html);
    if (old.nodeName === fresh.nodeName) morph(old, fresh); else old.replaceWith(fill(fresh));
  };

  // A choice that can still be changed: the page shows it open again, and goes back when something happens.
  let closed = null;
  const reopen = (parts) => {
    closed = Object.fromEntries(Object.keys(parts).map((id) => [id, byId(id).outerHTML]));
    for (const [id, html] of Object.entries(parts)) replacePart(id, html);
    clearTouched();
    fitText();
  };
  const closeAgain = () => {
    for (const [id, html] of Object.entries(closed || {})) replacePart(id, html);
    closed = null;
  };

  const questionText = (question) => [...question.childNodes].filter((part) => part.nodeName !== "BUTTON").map((part) => part.textContent).join(" ");

  const goToRematch = (table) => {
    const { pathname, search } = transport.here();
    transport.go(pathname.replace(body.dataset.table, table) + search);
  };

  const show = (scene) => {
    if (scene.parts.choices || scene.parts.main) closeAgain();
    const before = positions(), asked = decision();
    keepFocus(() => { for (const [id, html] of Object.entries(scene.parts)) replacePart(id, html); });
    animateMoves(before);
    const isNew = decision() !== asked;
    if (isNew) { clearTouched(); removeHint(); } else restoreTouched();
    if (scene.parts.main) byId("live").replaceChildren();
    const log = scene.parts["log-lines"] ? null : byId("log-lines");
    (scene.say || []).forEach((line) => announce(line, log));
    if (isNew) readAloud($$(".question").map(questionText).join(" "));
    if (scene.turn) { signal("turn"); document.title = `● ${document.title.replace(/^● /, "")}`; }
    else if (scene.over) signal("over");
    else if (scene.say && scene.say.length) signal("card");
    if (scene.rematch) goToRematch(scene.rematch);
    if (!scene.turn && scene.parts.choices) document.title = document.title.replace(/^● /, "");
    fitText();
    guide();
  };

  // Milliseconds between two scenes, and for which the end of a trick stays where several people play.
  const PAUSES = { slow: 1400, normal: 750, fast: 150, wait: 750 };
  const STAYS = { slow: 8000, normal: 5000, fast: 1500 };

  // The end of a trick, a round or a game stays until it is dismissed; for a time where others would have to wait.
  const showEnding = async (html, kind) => {
    const panel = byId("ending"), alone = +$("#main").dataset.people < 2;
    if (!panel) return;
    morph(panel, parse(html));
    panel.dataset.kind = kind;
    panel.hidden = false;
    panel.scrollTop = 0;
    const button = $("[data-continue]", panel), focused = document.activeElement;
    const held = lostFocus;
    button.focus({ preventScroll: true });
    readAloud(panel.dataset.read);
    const timed = pace() !== "wait" && (!alone || (pace() === "fast" && kind !== "round" && kind !== "game"));
    if (timed) panel.dataset.timed = "yes"; else delete panel.dataset.timed;
    const gone = new Promise((done) => { panel.addEventListener("dismiss", done, { once: true }); });
    await (timed ? Promise.race([gone, wait(STAYS[pace()])]) : gone);
    panel.hidden = true;
    button.blur();
    lostFocus = held;
    if (focused && focused.isConnected && focused !== body) focused.focus({ preventScroll: true }); else keepFocus(() => {});
  };
  const dismissEnding = () => {
    const panel = byId("ending");
    if (!panel || panel.hidden) return false;
    panel.hidden = true;
    panel.dispatchEvent(new Event("dismiss"));
    return true;
  };

  const play = async () => {
    if (showing) return;
    showing = true;
    body.dataset.showing = "yes";
    try {
      while (scenes.length) {
        const scene = scenes.shift();
        show(scene);
        if (scene.ending && !document.hidden) await showEnding(scene.ending, scene.kind);
        else if (scenes.length && !document.hidden) {
          const time = PAUSES[pace()];
          await wait(scenes.length > 12 ? 60 : scenes.length > 6 ? time / 2 : time);
        }
      }
      keepFocus(() => {});
    } finally {
      showing = false;
      body.removeAttribute("data-showing");
      unlock();
    }
  };

  // The connection -------------------------------------------------------------------------------------------------

  let socket, known = +body.dataset.n || 0, tries = 0, clockOffset = 0, ended = false;
  const mine = () => ($("#main").dataset.me ? { seat: +$("#main").dataset.me } : {});

  // The id of a move that the server has not answered; until it has, and until all is shown, nothing else can be chosen.
  let pending = null;
  const unlock = () => { if (!pending && !showing) body.removeAttribute("data-busy"); };

  const connect = () => {
    const { table, mode, key, language } = body.dataset;
    const viewpoint = mode === "screen" ? { seat: "none" } : mine();
    const wanted = new URLSearchParams({ html: language, mode, key, after: known, ...viewpoint });
    socket = transport.connect(`/api/tables/${table}/socket?${wanted}`);
    let isFirst = true;
    socket.onopen = () => { byId("lost").hidden = true; };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      // The first message of a connection shows whether a move has arrived that was on its way when the last one ended.
      if (isFirst || message.id === pending) pending = null;
      isFirst = false;
      receive(message);
      unlock();
    };
    socket.onclose = ({ code }) => {
      delete body.dataset.ready;
      if (ended) return;
      if (code === 4401 || code === 4403 || code === 4404) return;
      byId("lost").hidden = false;
      setTimeout(connect, Math.min(250 * 2 ** tries++, 8000) * (.7 + .6 * Math.random()));
    };
  };
  addEventListener("pagehide", () => { ended = true; clearInterval(ticking); });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });

  const receive = (message) => {
    if (message.at) clockOffset = message.at - Date.now();
    if (message.n) known = message.n;
    for (const [key, html] of Object.entries(message.faces || {})) faces.set(key, parse(html));
    if (message.type === "show") {
      tries = 0;
      body.dataset.ready = "yes";
      scenes.push(...message.scenes);
      (message.chat || []).forEach(showChat);
      play();
    } else if (message.type === "refused") {
      if (!pending) $$(".sent").forEach((sent) => sent.classList.remove("sent"));
      enableHint();
      // Somebody else was quicker: their next game is this player's, too.
      if (message.problem === "server-rematch-there") goToRematch(message.facts.table);
      else toast(message.message);
    } else if (message.type === "hint") hint(message);
    else if (message.type === "reported") toast(message.message);
  };

  const isConnected = () => Boolean(socket) && socket.readyState === 1;
  const send = (what) => {
    if (isConnected()) socket.send(JSON.stringify(what));
    else toast(byId("lost").textContent);
  };

  const move = (written) => {
    if (body.dataset.tries) { transport.go(body.dataset.tries + encodeURIComponent(written)); return; }
    if (isConnected()) {
      pending = crypto.getRandomValues(new Uint32Array(3)).join("-");
      body.dataset.busy = "yes";
    }
    const command = closed ? "change" : "move";
    closeAgain();
    send({ do: command, move: written, id: pending, seen: known, ...mine() });
  };

  // Choosing -------------------------------------------------------------------------------------------------------

  const removeHint = () => {
    hinted = "";
    if (byId("hint")) byId("hint").remove();
    $$(".hinted").forEach((card) => card.classList.remove("hinted"));
  };

  // A move that takes several touches, as in core/selection.py: each way lists its stages, one after the other; the
  // touches of one stage come in any order.
  let touched = [];
  const ways = () => {
    const part = $("[data-ways]");
    return part ? JSON.parse(part.dataset.ways).map(([move, stages, text, short]) =>
      ({ move, text, short, stages: stages ? stages.split("|").map((stage) => stage.split(" ")) : [] })) : [];
  };
  const leftAfter = (stages, touches) => {
    let rest = touches;
    for (const [place, stage] of stages.entries()) {
      const done = rest.slice(0, stage.length);
      if (!done.every((touch) => stage.includes(touch))) return null;
      if (done.length < stage.length) return [stage.filter((touch) => !done.includes(touch)), ...stages.slice(place + 1)];
      rest = rest.slice(stage.length);
    }
    return rest.length ? null : [];
  };
  const reachable = (touches) => ways().map((way) => ({ ...way, left: leftAfter(way.stages, touches) })).filter((way) => way.left);
  const nextAfter = (touches) => new Set(reachable(touches).flatMap((way) => way.left[0] || []));
  const places = (touch) => $$("[data-touch]").filter((place) => place.dataset.touch === touch);

  const label = (button, { text, short }) => {
    button.textContent = text;
    if (!short) return;
    button.innerHTML = '<span class="long"></span><span class="short" aria-hidden="true"></span>';
    button.firstChild.textContent = text;
    button.lastChild.textContent = short;
  };

  // Shows what has been touched, what can follow, and a button for each move that is ready or lacks only a target.
  const showTouched = () => {
    const now = reachable(touched), next = nextAfter(touched), confirm = $("[data-confirm]");
    for (const place of $$("[data-touch]")) {
      const chosen = touched.includes(place.dataset.touch), card = place.matches(".card");
      (card ? place : $(".card:last-child", place) || place).classList.toggle("selected", chosen && !place.matches(".seat"));
      if (card) place.setAttribute("aria-pressed", chosen);
      else place.classList.toggle("target", touched.length > 0 && next.has(place.dataset.touch));
    }
    $$("#choices .chosen").forEach((button) => button.remove());
    const ready = now.filter((way) => !way.left.length);
    const first = confirm ? ready.shift() : null;
    if (confirm) {
      confirm.disabled = !first;
      if (first) { label(confirm, first); confirm.dataset.move = first.move; }
    }
    const lacking = touched.length ? now.filter(({ left }) => left.length === 1 && left[0].length === 1 && left[0][0][0] !== "c") : [];
    for (const way of touched.length ? [...ready, ...lacking] : ready) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "choice chosen" });
      label(button, way);
      button.dataset.move = way.move;
      $("#choices .buttons").append(button);
    }
    fitText();
    guide();
  };

  // What the open question is about: as long as it is the same, what was touched stays touched.
  const decision = () => [...$$("#choices .question").map((text) => text.textContent), ...$$("#choices button:not(.chosen):not(.confirm)").map((button) => button.dataset.move),
    ...$$("[data-ways]").map((part) => part.dataset.ways)].join("\n");

  // The move that the touches make without a button: the only one left, where cards are not toggled.
  const decided = () => {
    const left = touched.length && !$("[data-confirm]") ? reachable(touched) : [];
    return left.length === 1 ? left[0].move : "";
  };

  let hinted = "", selected = "";
  const restoreTouched = () => {
    if (touched.length && !reachable(touched).length) touched = [];
    showTouched();
    if (selected) $$(`[data-move="${selected}"].card`).forEach((card) => card.classList.add("selected"));
    if (hinted) glow(hinted);
  };

  const clearTouched = () => {
    touched = [];
    selected = "";
    $$(".card.selected").forEach((card) => card.classList.remove("selected"));
    showTouched();
  };

  // Touches what was clicked, or what it lies in: to get further, to take it back, or to begin anew.
  const touch = (from) => {
    const keys = [];
    for (let place = from.closest("[data-touch]"); place; place = place.parentElement.closest("[data-touch]")) keys.push(place.dataset.touch);
    const next = nextAfter(touched), start = nextAfter([]), isToggled = Boolean($("[data-confirm]"));
    const further = keys.find((key) => next.has(key)), back = keys.find((key) => touched.includes(key));
    const anew = isToggled ? null : keys.find((key) => start.has(key));
    const waiting = back ? decided() : "";  // a move that only waits for the second touch
    if (further) touched = [...touched, further];
    else if (back && !waiting) {
      const without = touched.filter((key) => key !== back);
      touched = isToggled && reachable(without).length ? without : touched.slice(0, touched.indexOf(back));
    }
    else if (anew && !waiting) touched = [anew];
    else if (!waiting && byId("choices").dataset.most && keys.some((key) => start.has(key))) { say(byId("choices").dataset.most, true); return true; }
    else if (!waiting) return false;
    selected = "";
    const found = decided();
    if (found && (waiting || touched.length > 1 || !prefers("confirm"))) {
      move(found);
      touched = [];
    }
    $$("[data-move].card.selected").forEach((card) => card.classList.remove("selected"));
    showTouched();
    return true;
  };

  const choose = (event) => {
    const on = (selector) => event.target.closest(selector);
    let found;
    if (body.dataset.busy && on("[data-move], [data-touch], [data-reopen]")) return;
    const direct = on("[data-move]");
    if ((!direct || (touched.length && on(".target"))) && on("[data-touch]") && touch(event.target)) return;
    if ((found = direct)) {
      if (prefers("confirm") && found.classList.contains("card") && !found.classList.contains("selected")) {
        clearTouched();
        found.classList.add("selected");
        selected = found.dataset.move;
      } else {
        selected = "";
        move(found.dataset.move);
        if (pending) found.classList.add("sent");
      }
    } else if ((found = on("[data-why]"))) { say(found.dataset.why, true); readAloud(found.dataset.why); }
    else if ((found = on("[data-reopen]"))) reopen(JSON.parse(found.dataset.reopen));
    else if (on("[data-continue]")) dismissEnding();
    else if (on("[data-close-panel]")) removeHint();
    else if ((found = on("[data-do]"))) send(JSON.parse(found.dataset.do));
    else if ((found = on("[data-look]"))) send({ do: "look", seat: +found.dataset.look });
    else if ((found = on("[data-hint]"))) { found.disabled = true; send({ do: "hint", id: `${Date.now()}` }); }
    else if ((found = on("[data-open]"))) open(found.dataset.open);
    else if ((found = on("[data-rule]"))) open("rules", found.dataset.rule);
    else if ((found = on("[data-close]"))) found.closest("dialog").close();
    else if ((found = on("[data-leave]"))) { if (confirm(found.dataset.leave)) send({ do: "leave", ...mine() }); }
    else if (on("[data-device]")) anotherDevice();
    else if ((found = on("[data-copy]"))) copy(found);
    else if (event.target.nodeName === "DIALOG") event.target.close();
  };

  const enableHint = () => { const button = $("[data-hint]"); if (button) button.disabled = false; };

  const hint = ({ html, best }) => {
    enableHint();
    removeHint();
    $("#main").append(fill(parse(html)));
    hinted = best;
    glow(best);
  };
  const glow = (best) => {
    const way = ways().find(({ move }) => move === best);
    const cards = way ? way.stages.flat().flatMap(places) : $$(`[data-move="${best}"]`);
    cards.filter((card) => card.matches(".card")).forEach((card) => card.classList.add("hinted"));
  };

  // What a lesson is about: the cards, piles and buttons of the move that it asks for, and other places on the table.
  const guide = () => {
    const lesson = byId("lesson"), { taught, about } = lesson ? lesson.dataset : {};
    $$(".taught, .about").forEach((place) => place.classList.remove("taught", "about"));
    const way = taught && ways().find(({ move }) => move === taught);
    const found = taught ? [...(way ? way.stages.flat().flatMap(places) : []), ...$$("[data-move]").filter((place) => place.dataset.move === taught)] : [];
    found.forEach((place) => ($(".card:last-child", place) || place).classList.add("taught"));
    if (about) $$(about).forEach((place) => place.classList.add("about"));
  };

  // Dialogs --------------------------------------------------------------------------------------------------------

  let rulebook = null;
  const open = async (name, rule) => {
    const dialog = byId(name);
    if (!dialog) { if (rule && byId(rule)) byId(rule).scrollIntoView(); return; }
    $$("dialog[open]").forEach((other) => other !== dialog && other.close());
    if (!dialog.open) dialog.showModal();
    if (name === "chat") { delete body.dataset.unread; if (byId("chat-form")) $("#chat-form input").focus(); }
    if (name === "log") { const log = byId("log-lines"); if (log.lastElementChild) log.lastElementChild.scrollIntoView(); }
    if (name === "rules") {
      rulebook ??= transport.fetch(`/learn/${body.dataset.game}?bare=yes`).then((answer) => answer.text())
        .then((html) => byId("rules-content").replaceChildren(fill(parse(html)))).catch(() => { rulebook = null; });
      await rulebook;
      const wanted = byId(rule || lastRule);
      $$(".applied").forEach((other) => other.classList.remove("applied"));
      if (wanted) { wanted.scrollIntoView(); wanted.classList.add("applied"); }
    }
  };

  const anotherDevice = async () => {
    const answer = await transport.fetch("/api/me/link", { method: "POST" });
    const found = await answer.json();
    const place = byId("device");
    if (!answer.ok) { toast(found.message); return; }
    const image = new Image(180, 180), link = document.createElement("a");
    Object.assign(image, { src: found.qr, alt: found.link });
    Object.assign(link, { href: found.link, textContent: found.link });
    place.replaceChildren(image, link);
  };

  const copy = async (field) => {
    field.select();
    try { await navigator.clipboard.writeText(field.value); toast(body.dataset.copied); } catch { /* the text stays selected */ }
  };

  // Goes to the nearest thing in the direction of an arrow key; to the left and right, first to what lies in the same row.
  const goTo = (direction, from) => {
    const areas = $("dialog[open]") ? "dialog[open]" : $("#ending:not([hidden])") ? "#ending" : "#main, #tools";
    const middle = (element) => { const { left, top, width, height } = element.getBoundingClientRect(); return [left + width / 2, top + height / 2, height / 2]; };
    const targets = $$(areas).flatMap((area) => $$("button:not([disabled]), [role=button], a[href], summary, select, input", area)).filter((element) => element !== from && element.checkVisibility());
    if (!targets.length) return false;
    if (!from.closest(areas)) { (targets.find((element) => element.matches(".playable, .touchable")) || targets[0]).focus(); return true; }
    const [x, y, half] = middle(from), across = direction === "Left" || direction === "Right", sign = direction === "Left" || direction === "Up" ? -1 : 1;
    const ranked = targets.map((element) => {
      const [left, top, high] = middle(element), along = sign * (across ? left - x : top - y), aside = Math.abs(across ? top - y : left - x);
      return { element, along, distance: along + 2.5 * aside, apart: across && aside >= half + high };
    }).filter(({ element, along, apart }) => along > 4 && !(apart && (from.closest(".hand") || element.closest(".hand, #tools"))))
      .sort((one, other) => one.apart - other.apart || one.distance - other.distance);
    if (ranked.length) ranked[0].element.focus({ preventScroll: true });
    return true;
  };

  // Enlarging a card ------------------------------------------------------------------------------------------------

  const enlarge = (card) => {
    const panel = byId("enlarged");
    if (!panel || !card.firstElementChild) return;
    const large = document.createElement("span"), help = $$("#card-help [data-cards]").find((item) => item.dataset.cards.split(" ").includes(card.dataset.card));
    large.className = `${card.className.replace(/playable|touchable|barred|selected|hinted|turned|same|sent/g, "")} card`;
    large.append(card.firstElementChild.cloneNode(true));
    const name = document.createElement("b");
    name.textContent = card.getAttribute("aria-label") || card.dataset.card;
    const text = document.createElement("div");
    text.append(name, ...(help ? [help.firstElementChild.cloneNode(true)] : []));
    panel.replaceChildren(large, text);
    panel.hidden = false;
    readAloud(text.textContent);
  };
  const shrink = () => { const panel = byId("enlarged"); if (panel && !panel.hidden) { panel.hidden = true; return true; } return false; };
  let press;
  const cardAt = (event) => event.target.closest && event.target.closest("#main .card[data-card]");
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    press = undefined;
    shrink();
    const card = cardAt(event);
    if (card) press = setTimeout(() => { enlarge(card); press = "done"; }, 450);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => { if (press !== "done") clearTimeout(press); }, true);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (press !== "done") clearTimeout(press);
    shrink();
    const card = cardAt(event);
    if (card) press = setTimeout(() => { enlarge(card); press = undefined; }, 700);
  });
  document.addEventListener("contextmenu", (event) => { if (cardAt(event)) event.preventDefault(); });
  // The release after a long press is not a click.
  document.addEventListener("click", (event) => { if (press === "done") { press = undefined; event.stopPropagation(); event.preventDefault(); } }, true);

  // Event listeners -----------------------------------------------------------------------------------------------------

  document.addEventListener("click", choose);

  document.addEventListener("change", ({ target }) => {
    if ("submit" in target.dataset) target.form.requestSubmit();
    if ("themeChoice" in target.dataset) { root.dataset.theme = target.value; transport.remember("theme", target.value); }
    if (target.dataset.preference) localStorage.setItem(target.dataset.preference, target.type === "checkbox" ? (target.checked ? "yes" : "no") : target.value);
    if (target.dataset.offer && target.value) send({ do: "offer", seat: +target.dataset.offer, to: target.value });
    if ("standIn" in target.dataset && target.value) send({ do: "stand-in", level: target.value, ...mine() });
  });

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "chat-form") return;
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) send({ do: "say", text: field.value });
    field.value = "";
  });

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    // In a replay, arrow keys lead from frame to frame.
    if (key.startsWith("Arrow")) { if (!("replay" in body.dataset) && goTo(key.slice(5), target)) event.preventDefault(); }
    else if (["Enter", " "].includes(key) && target.matches("[role=button]")) { event.preventDefault(); if (!event.repeat) target.click(); }
    else if (["Enter", " ", "Escape"].includes(key) && !target.matches("button, a, summary") && dismissEnding()) event.preventDefault();
    else if (key === "Escape" && byId("hint")) removeHint();
    else if (key === "?" && target.closest("[data-card]")) enlarge(target.closest("[data-card]"));
    else if (key === "h" && $("[data-hint]:not([disabled])")) $("[data-hint]").click();
    else if (key === "?" && byId("rules")) open("rules");
    else if (key === "l" && byId("log")) open("log");
  });

  document.addEventListener("focusin", ({ target }) => { if (target.dataset && target.dataset.why) say(target.dataset.why, true); });

  const ticking = setInterval(() => {
    for (const clock of $$(".clock[data-until]")) {
      const left = Math.max(0, Math.round((clock.dataset.until - Date.now() - clockOffset) / 1000));
      const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
      clock.textContent = hours ? `${hours}:${`${minutes}`.padStart(2, 0)} h` : `${minutes}:${`${seconds}`.padStart(2, 0)}`;
      clock.classList.toggle("soon", left < 10);
    }
  }, 500);

  window.menagerie = { transport, morph, keepFocus, positions, animateMoves, parse, fill };
  $$("[data-face]").forEach(keep);
  for (const field of $$("[data-preference]")) {
    if (field.type === "checkbox") field.checked = prefers(field.dataset.preference);
    else field.value = localStorage.getItem(field.dataset.preference) || field.value;
  }
  clearTouched();
  fitText();
  guide();
  addEventListener("resize", fitText);
  if (body.dataset.table) connect();
})();

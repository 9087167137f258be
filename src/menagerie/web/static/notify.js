// Tells people what happens at their tables: by sounds at the table, and by notifications of their turns in any tab.
"use strict";
(() => {
  const body = document.body, table = body.dataset.table;
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const prefers = (name) => localStorage.getItem(name) === "yes";
  const wait = (time) => new Promise((done) => setTimeout(done, time));

  // Sounds ---------------------------------------------------------------------------------------------------------

  const SOUNDS = {
    card: [[220, 0, .07, "sine"], [140, .02, .08]],
    turn: [[523, 0, .12], [659, .1, .16]],
    over: [[392, 0, .2], [523, .15, .2], [659, .3, .2], [784, .45, .5]],
  };
  const QUIET = .06, LOST_IN_THOUGHT = 3000;

  let audio, touched = -Infinity;
  const sound = (notes) => {
    if (!navigator.userActivation?.hasBeenActive) return;  // browsers stay silent until the page has been used
    audio ??= new AudioContext();
    notes.forEach(([pitch, start, length, kind = "triangle"]) => {
      const tone = audio.createOscillator(), volume = audio.createGain(), at = audio.currentTime + start;
      tone.type = kind;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(.0001, at);
      volume.gain.exponentialRampToValueAtTime(QUIET, at + .01);
      volume.gain.exponentialRampToValueAtTime(.0001, at + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length);
    });
  };

  // A turn is heard unless the player has just touched something; the other sounds only where they are wanted.
  const isAudible = (what) => !prefers("muted") && (what === "turn"
    ? document.hidden || performance.now() - touched > LOST_IN_THOUGHT
    : prefers("sound") && !document.hidden);

  const showMuted = () => $$("[data-mute]").forEach((button) => button.setAttribute("aria-pressed", prefers("muted")));

  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { touched = performance.now(); }, true);
  addEventListener("click", ({ target }) => {
    if (!target.closest("[data-mute]")) return;
    localStorage.setItem("muted", prefers("muted") ? "no" : "yes");
    showMuted();
  });
  addEventListener("menagerie", ({ detail }) => {
    showMuted();
    if (isAudible(detail)) sound(SOUNDS[detail]);
    if (detail === "turn" && document.hidden && wanted()) notifyOfTurns();
  });
  showMuted();

  // Notifications --------------------------------------------------------------------------------------------------

  const possible = "Notification" in window && window.isSecureContext && "locks" in navigator;
  const wanted = () => possible && prefers("notify") && Notification.permission === "granted";
  const PAUSE = 20000;
  const seen = (id) => `menagerie-seen-${id}`;

  const notify = ({ table: id, title, text }) => {
    const shown = new Notification(title, { body: text, tag: id, lang: document.documentElement.lang });
    shown.onclick = () => {
      shown.close();
      if (id === table) window.focus(); else window.open(window.menagerie.transport.linked(`/t/${id}`));
    };
  };

  // Notifies of each turn once, unless its table is in sight.
  const notifyOfTurns = async () => {
    try {
      const turns = await (await fetch("/me/turns")).json();
      const inSight = new Set((await navigator.locks.query()).held.map(({ name }) => name));
      const notified = JSON.parse(localStorage.getItem("notified") || "{}");
      localStorage.setItem("notified", JSON.stringify(Object.fromEntries(turns.map((turn) => [turn.table, turn.since]))));
      turns.filter((turn) => notified[turn.table] !== turn.since && !inSight.has(seen(turn.table))).forEach(notify);
    } catch { /* the server does not answer: the next time, then */ }
  };

  // One tab asks for all of them; when it is closed, the next one does.
  const watch = () => navigator.locks.request("menagerie-turns", async () => {
    while (wanted()) {
      await notifyOfTurns();
      await wait(PAUSE);
    }
  });

  // A table that is visible keeps a lock, so that other tabs know.
  let release = null;
  const keepInSight = () => {
    if (document.hidden) { release?.(); release = null; return; }
    if (!release) navigator.locks.request(seen(table), { mode: "shared" }, () => new Promise((done) => {
      release = done;
      if (document.hidden) keepInSight();
    }));
  };

  const choose = async (box) => {
    if (box.checked) {
      const granted = await Notification.requestPermission() === "granted";
      box.checked = granted;
      box.closest(".notify").querySelector(".refused").hidden = granted;
    }
    localStorage.setItem("notify", box.checked ? "yes" : "no");
    if (box.checked) watch();
  };

  if (possible) {
    $$(".notify").forEach((part) => { part.hidden = false; });
    $$("[data-notify]").forEach((box) => {
      box.checked = wanted();
      box.addEventListener("change", () => choose(box));
    });
    if (table) {
      document.addEventListener("visibilitychange", keepInSight);
      keepInSight();
    }
    if (wanted()) watch();
  }
})();

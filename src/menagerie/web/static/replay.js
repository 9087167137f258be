// Watching a game again: frames are fetched and exchanged in place; records are dropped and sent to be checked.
"use strict";
(() => {
  const root = document.documentElement, body = document.body;
  const byId = (id) => document.getElementById(id);
  const { transport } = window.menagerie;

  // From frame to frame --------------------------------------------------------------------------------------------

  const PACES = { slow: 2600, steady: 1400, fast: 550 };
  const KEPT = 60;

  const watch = () => {
    const { morph, keepFocus, positions, animateMoves, parse } = window.menagerie;
    const main = byId("main"), slider = byId("slider"), button = byId("play"), pace = byId("speed").lastElementChild;
    const lines = [...byId("events").querySelectorAll("a")], last = +main.dataset.last, pages = new Map();
    let at = +main.dataset.at, wanted = at, going = false, timer = 0;

    const place = (to, bare) => {
      const address = transport.here();
      address.pathname = `${body.dataset.replay}/${to}`;
      for (const chosen of ["lang", "theme"]) address.searchParams.delete(chosen);
      if (bare) address.searchParams.set("bare", bare);
      return address;
    };
    const asked = (to, bare) => { const { pathname, search } = place(to, bare); return transport.fetch(pathname + search).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer))); };

    const fetched = (to) => {
      if (!pages.has(to)) {
        const page = asked(to, "yes");
        page.catch(() => pages.delete(to));
        pages.set(to, page);
        if (pages.size > KEPT) pages.delete(pages.keys().next().value);
      }
      return pages.get(to);
    };

    const show = (to, html) => {
      const before = Math.abs(to - at) === 1 ? positions() : null;
      keepFocus(() => morph(main, parse(html)));
      if (before) animateMoves(before);
      at = to;
      mark();
    };

    // The parts that morph leaves alone are updated here.
    const mark = () => {
      slider.value = at;
      slider.setAttribute("aria-valuetext", main.querySelector(".at").dataset.said);
      const line = lines[main.dataset.event - 1];
      for (const other of lines) if (other !== line) other.removeAttribute("aria-current");
      if (line) {
        line.setAttribute("aria-current", "step");
        const list = byId("events");
        list.scrollTop = line.offsetTop - list.clientHeight / 2;
      } else byId("events").scrollTop = 0;
      markCurve();
      document.title = main.dataset.title;
      transport.replace(place(at));
      for (const form of document.querySelectorAll(".top form")) form.setAttribute("action", transport.linked(place(at).pathname));
    };

    const go = async (to) => {
      wanted = Math.max(0, Math.min(last, to));
      if (going) return;
      going = true;
      while (at !== wanted) {
        const next = wanted;
        try { show(next, await fetched(next)); } catch { transport.go(place(next).pathname + place(next).search); return; }
      }
      going = false;
      if (at < last) fetched(at + 1).catch(() => {});
    };

    const playing = () => "playing" in body.dataset;

    const stop = () => {
      clearTimeout(timer);
      delete body.dataset.playing;
      button.setAttribute("aria-label", button.dataset.play);
    };

    const tick = async () => {
      await go(at + 1);
      if (!playing()) return;
      if (at === last) stop(); else timer = setTimeout(tick, PACES[pace.value]);
    };

    const play = () => {
      body.dataset.playing = "";
      button.setAttribute("aria-label", button.dataset.pause);
      if (at === last) go(0).then(() => { timer = setTimeout(tick, PACES[pace.value]); }); else tick();
    };

    const toggle = () => (playing() ? stop() : play());
    const turn = (to) => { stop(); go(to); };

    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-at]");
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      turn(+link.dataset.at);
    });

    document.addEventListener("keydown", (event) => {
      const { key, target } = event;
      if (target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[key];
      if (to !== undefined) { event.preventDefault(); turn(to); }
      else if (key === " " && !target.closest("button, summary")) { event.preventDefault(); toggle(); }
    });

    // The review grows while it is computed; it stays beside the frames, and in the address.
    const review = byId("review");
    const markCurve = () => {
      const curve = review.querySelector(".curve");
      if (curve) curve.querySelector(".now").setAttribute("transform", `translate(${(curve.dataset.width * at) / Math.max(1, last)})`);
    };

    const grow = async () => {
      const fresh = parse(await asked(at, "review"));
      keepFocus(() => morph(byId("review-content"), fresh.querySelector("#review-content")));
      byId("marks").replaceChildren(...fresh.querySelector("#marks").childNodes);
      markCurve();
      followReview();
    };
    const followReview = () => { if ("unfinished" in byId("review-content").dataset) setTimeout(() => grow().catch(() => setTimeout(followReview, 5000)), 1500); };

    const start = async (form) => {
      const said = form.querySelector("[role=status]");
      if (form.getAttribute("aria-busy")) return;
      form.setAttribute("aria-busy", "true");
      const address = transport.here();
      address.searchParams.set("review", "yes");
      try {
        await grow();
        pages.clear();
        transport.replace(address);
        show(at, await fetched(at));
      } catch {
        said.textContent = review.dataset.failed;
        form.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("submit", (event) => { if (event.target.id === "review-content") { event.preventDefault(); start(event.target); } });

    // A click on the curve leads to the frame there.
    review.addEventListener("click", (event) => {
      const curve = event.target.closest(".curve");
      if (!curve || event.target.closest("a")) return;
      const { left, width } = curve.getBoundingClientRect(), { x, width: units } = curve.viewBox.baseVal;
      turn(Math.round(((((event.clientX - left) / width) * units + x) / curve.dataset.width) * last));
    });

    button.addEventListener("click", toggle);
    slider.addEventListener("input", () => turn(+slider.value));
    pace.value = localStorage.getItem("pace") || pace.value;
    pace.addEventListener("change", () => localStorage.setItem("pace", pace.value));
    button.hidden = byId("speed").hidden = false;
    mark();
    followReview();
    if (at < last) fetched(at + 1).catch(() => {});
  };

  // Uploading a record ----------------------------------------------------------------------------------------------

  const upload = (form) => {
    const wrong = byId("wrong"), found = byId("found"), busy = byId("busy"), drop = form.querySelector(".drop");

    const refuse = (sentence) => { wrong.textContent = sentence; wrong.hidden = false; wrong.scrollIntoView({ block: "nearest" }); };

    const offer = (games) => {
      found.querySelector("ol").replaceChildren(...games.map(({ address, title }) => {
        const line = document.createElement("li"), link = document.createElement("a");
        Object.assign(link, { href: transport.linked(address), textContent: title });
        line.append(link);
        return line;
      }));
      found.hidden = false;
      found.focus();
    };

    const send = async (file) => {
      wrong.hidden = found.hidden = true;
      if (file.size > +form.dataset.largest) { refuse(form.dataset.tooLarge); return; }
      busy.textContent = busy.dataset.said;
      try {
        const answer = await transport.fetch(`/api/records?${new URLSearchParams({ name: file.name.slice(0, 200) })}`,
          { method: "POST", body: file, headers: { "accept-language": root.lang, "content-type": "text/plain" } });
        const said = await answer.json();
        if (!answer.ok) refuse(said.message);
        else if (said.records.length === 1) transport.go(said.address);
        else offer(said.records);
      } catch { refuse(form.dataset.failed); }
      busy.textContent = "";
      form.elements.file.value = "";
    };

    form.elements.file.addEventListener("change", ({ target }) => { if (target.files[0]) send(target.files[0]); });
    for (const kind of ["dragenter", "dragover"])
      document.addEventListener(kind, (event) => { event.preventDefault(); drop.classList.add("over"); });
    for (const kind of ["dragleave", "drop"])
      document.addEventListener(kind, (event) => { event.preventDefault(); drop.classList.remove("over"); });
    document.addEventListener("drop", ({ dataTransfer }) => { if (dataTransfer.files[0]) send(dataTransfer.files[0]); });
    drop.querySelector(".or").hidden = false;
  };

  if (body.dataset.replay) watch();
  if (byId("upload")) upload(byId("upload"));
})();

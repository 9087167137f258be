// The script of the start page: it starts the worker, and is the transport between the pages and the worker.
// Each page that the worker makes replaces the whole document; this script, the window and the workers stay.
"use strict";
(() => {
  if (window.menagerieSite) return;  // this is the start page in another language, shown by the first one
  const body = document.body, LOBBY = "/", sentences = { ...body.dataset };
  const preference = (name) => localStorage.getItem(`menagerie-${name}`);
  const language = () => preference("lang") || navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => sentences.languages.split(" ").includes(tag)) || "en";

  // Where we are: the fragment is the address that the server would have.
  const here = () => new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : LOBBY, "http://site");
  const addressed = (path) => new URL(path, "http://site");

  // The worker ------------------------------------------------------------------------------------------------------

  let worker, isReady = false, numbers = 0, isOver = false;
  const answers = new Map(), sockets = new Map(), early = [];
  const post = (message) => { if (isReady) worker.postMessage(message); else early.push(message); };

  const request = (method, address, fields = {}) => JSON.stringify({ method, path: address.pathname, query: Object.fromEntries(address.searchParams),
    fields, language: language(), theme: preference("theme") || "auto" });

  const ask = (method, address, fields) => new Promise((resolve, reject) => {
    const number = ++numbers;
    answers.set(number, { resolve, reject });
    post({ type: "answer", number, text: request(method, address, fields) });
  });

  const receivers = {
    progress: ({ part }) => { const bar = document.getElementById("progress"); if (bar) bar.value = part; },
    ready: () => {
      isReady = true;
      const bar = document.getElementById("starting");
      if (bar) bar.hidden = true;
      early.splice(0).forEach(post);
      // Only now, since it fetches all files: the start has the network and the processor for itself.
      if ("serviceWorker" in navigator) navigator.serviceWorker.register("service_worker.js").catch(() => {});
    },
    failed: ({ reason, detail }) => { console.error(detail); stop(reason === "storage" ? sentences.noStorage : sentences.damaged); },
    elsewhere: () => stop(sentences.elsewhere),
    answer: ({ number, text }) => { answers.get(number).resolve(JSON.parse(text)); answers.delete(number); },
    wrong: ({ number }) => { answers.get(number)?.reject(new Error("worker")); answers.delete(number); },
    message: ({ number, text }) => sockets.get(number)?.onmessage({ data: text }),
    closed: ({ number, code }) => { const socket = sockets.get(number); sockets.delete(number); if (socket) { socket.readyState = 3; socket.onclose({ code }); } },
  };

  // A sentence instead of a page that cannot be shown; everything that was saved stays.
  const stop = (sentence) => {
    isOver = true;
    worker?.terminate();
    leave();
    let place = document.getElementById("stopped");
    if (!place) {
      place = document.createElement("p");
      Object.assign(place, { id: "stopped", className: "wrong" });
      place.setAttribute("role", "alert");
      document.body.prepend(place);
    }
    place.textContent = sentence;
    const again = document.createElement("button");
    Object.assign(again, { className: "choice primary", textContent: sentences.again, onclick: () => location.reload() });
    place.append(" ", again);
  };

  // The transport of static/menagerie.js -----------------------------------------------------------------------------

  const connect = (path) => {
    const number = ++numbers;
    const socket = { readyState: 1, send: (text) => post({ type: "send", number, text }) };
    sockets.set(number, socket);
    post({ type: "connect", number, text: request("GET", addressed(path)) });
    setTimeout(() => socket.onopen?.());
    return socket;
  };

  const answered = async (path, { method = "GET", body: given } = {}) => {
    const fields = given ? { body: await given.text() } : {};
    const { text, status } = await ask(method, addressed(path), fields);
    return new Response(text, { status });
  };

  window.menagerieSite = {
    connect,
    fetch: answered,
    here,
    go: (path) => { location.hash = path; },
    linked: (path) => `#${path}`,
    replace: (address) => history.replaceState(null, "", `#${address.pathname}${address.search}`),
    remember: (name, value) => localStorage.setItem(`menagerie-${name}`, value),
  };

  // Pages ------------------------------------------------------------------------------------------------------------

  const leave = () => {
    dispatchEvent(new Event("pagehide"));
    for (const number of sockets.keys()) if (isReady) worker.postMessage({ type: "close", number });
    sockets.clear();
  };

  const show = (html) => {
    leave();
    document.open();
    document.write(html);
    document.close();
    listen();
  };

  const visit = async (method = "GET", address = here(), fields = {}) => {
    if (isOver) return;
    for (const name of ["lang", "theme"]) if (address.searchParams.has(name)) window.menagerieSite.remember(name, address.searchParams.get(name));
    const wanted = location.hash, answer = await ask(method, address, fields);
    if (method === "GET" && location.hash !== wanted) return;
    if (answer.file) { save(answer); history.back(); }
    else if (answer.redirect) { history.pushState(null, "", `#${answer.redirect}`); await visit(); }
    else show(answer.text);
  };

  const save = ({ text, file }) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  const submit = async (event) => {
    const form = event.target, action = form.getAttribute("action") || "";
    if (event.defaultPrevented || !action.startsWith("#/")) return;
    event.preventDefault();
    const address = addressed(action.slice(1)), fields = {};
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value !== "string") { if (value.name) { fields[name] = await value.text(); fields[`${name}-name`] = value.name; } }
      else if (value) fields[name] = value;
    }
    form.setAttribute("aria-busy", "true");
    if (form.method === "post") { visit("POST", address, fields); return; }
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    window.menagerieSite.go(`${address.pathname}${address.search}`);
  };

  // A link to a file saves it; an anchor within a page is not an address of the site.
  const follow = (event) => {
    const file = event.target.closest?.('a[download][href^="#/"]');
    if (file) { event.preventDefault(); ask("GET", addressed(file.getAttribute("href").slice(1))).then(save); return; }
    const link = event.target.closest?.('a[href^="#"]:not([href^="#/"])');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const target = document.getElementById(link.getAttribute("href").slice(1));
    if (target) { target.scrollIntoView(); target.tabIndex = -1; target.focus({ preventScroll: true }); }
  };

  const listen = () => {
    addEventListener("hashchange", () => visit());
    addEventListener("submit", submit);
    addEventListener("click", follow);
  };

  // One tab plays. The latest takes over; what the other has saved is there, and nothing else has happened.
  const own = () => new Promise((owned) => {
    if (!navigator.locks) { owned(); return; }
    const name = `menagerie ${new URL(".", location.href).pathname}`;
    navigator.locks.request(name, { steal: true }, () => { owned(); return new Promise(() => {}); }).catch(() => stop(sentences.elsewhere));
  });

  // The start --------------------------------------------------------------------------------------------------------

  const begin = async () => {
    listen();
    if (!("WebAssembly" in window && "BigInt64Array" in window && "noModule" in HTMLScriptElement.prototype)) { stop(sentences.oldBrowser); return; }
    if (!("indexedDB" in window)) { stop(sentences.noStorage); return; }
    if (language() !== document.documentElement.lang) {
      try { show(await (await fetch(`start/${language()}.html`)).text()); Object.assign(sentences, document.body.dataset); } catch { /* the lobby comes soon in the right language */ }
    }
    if (here().pathname !== LOBBY) document.getElementById("main").hidden = true;
    await own();
    worker = new Worker("worker.js", { type: "module", name: language() });
    worker.onmessage = ({ data }) => receivers[data.type](data);
    worker.onerror = () => stop(sentences.damaged);
    visit();
    navigator.storage?.persist?.();
  };
  begin();
})();

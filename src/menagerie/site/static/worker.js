// The worker of the site: it starts Python, keeps the logs of the tables in IndexedDB, and talks to the pages.
import { openDatabase } from "./database.js";
import { FILES, HERE, keptMemory, started } from "./python.js";

let bridge, done = 0;

const post = (type, facts = {}) => self.postMessage({ type, ...facts });
const failed = (reason, error) => post("failed", { reason, detail: `${error && error.message || error}` });

// The bytes of all files are known, so that a bar can show how many have come.
const total = Object.values(FILES).reduce((sum, size) => sum + size, 0);

const fetched = async (name) => {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

// On the first visit, all that comes is counted, also what Pyodide fetches.
const countBytes = () => {
  const { fetch } = self;
  const counter = () => new TransformStream({
    transform: (chunk, counted) => { done += chunk.length; post("progress", { part: Math.min(1, done / total) }); counted.enqueue(chunk); },
  });
  self.fetch = async (...given) => {
    const answer = await fetch(...given);
    return new Response(answer.body.pipeThrough(counter()), answer);
  };
};

// The search worker handles one message after the other.
const search = new Worker(`${HERE}search.js`, { type: "module" }), asked = [];
search.onmessage = ({ data }) => { const { resolve, reject } = asked.shift(); if (data.wrong) reject(new Error(data.wrong)); else resolve(data.text); };
const ask = (text) => new Promise((resolve, reject) => { asked.push({ resolve, reject }); search.postMessage(text); });

// Reviews are computed in a worker that starts with the first one. Of each, the latest figures are kept here.
const reviews = new Map();
let reviewer, compiled;
const review = (line) => {
  if (!reviewer) {
    reviewer = new Worker(`${HERE}review.js`, { type: "module", name: self.name });
    reviewer.onmessage = ({ data: { line: reviewed, text, wrong } }) => { if (wrong) reviews.set(reviewed, "wrong"); else reviews.set(reviewed, text); };
    reviewer.postMessage(compiled);
  }
  const found = reviews.get(line);
  if (found === undefined) { reviews.set(line, ""); reviewer.postMessage({ line }); }
  if (found === "wrong") reviews.delete(line);
  return found || "";
};

const start = async () => {
  let database;
  try { database = await openDatabase(() => post("elsewhere")); } catch (error) { failed("storage", error); return; }
  try {
    const memory = await keptMemory();
    if (!memory) countBytes();
    const engine = Promise.all([fetched("menagerie.wasm"), fetched("layout.json")])
      .then(([module, layout]) => { compiled = { module, layout: new TextDecoder().decode(layout) }; search.postMessage(compiled); });
    const [python] = await Promise.all([started(fetched("menagerie.zip"), memory), engine]);
    const { Bridge } = python.pyimport("menagerie.site.browser");
    bridge = Bridge({ database, search: ask, review,
      send: (number, text) => post("message", { number, text }), closed: (number, code) => post("closed", { number, code }) });
    await ask("ready");
    post("ready");
  } catch (error) { failed("start", error); }
};

const handle = async ({ type, number, text }) => {
  if (type === "answer") post("answer", { number, text: await bridge.answer(text) });
  else if (type === "connect") await bridge.connect(number, text);
  else if (type === "send") await bridge.receive(number, text);
  else if (type === "close") bridge.close(number);
};

self.onmessage = ({ data }) => { handle(data).catch((error) => { console.error(error); post("wrong", { number: data.number }); }); };
start();

// The worker of the site: it starts Python, keeps the logs of the tables in IndexedDB, and talks to the pages.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { openDatabase } from "./database.js";

const HERE = new URL(".", import.meta.url).href;
let bridge, done = 0;

const post = (type, facts = {}) => self.postMessage({ type, ...facts });
const failed = (reason, error) => post("failed", { reason, detail: `${error && error.message || error}` });

// The bytes of all files are known, so that a bar can show how many have come.
const { FILES, PYTHON } = await (await fetch(`${HERE}sizes.json`)).json();
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

// The memory of Python after its start is kept: later visits load it instead of starting Python again. It belongs to these
// very files (PYTHON is their hash). Without it, or if it does not work, Python starts as on the first visit.
const MEMORY = `python ${HERE} ${PYTHON}`;

const keptMemory = async () => {
  try { return new Uint8Array(await (await (await caches.open(MEMORY)).match(HERE)).arrayBuffer()); } catch { return null; }
};

const keepMemory = async (memory) => {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(`python ${HERE} `) && name !== MEMORY).map((name) => caches.delete(name)));
    await (await caches.open(MEMORY)).put(HERE, new Response(memory));
  } catch { /* there is no room, or no cache: the next start takes longer */ }
};

// Pyodide restores a memory only into one that is large enough already, and makes small ones.
const roomFor = (bytes) => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const made = await instantiateStreaming(...given), { memory } = made.instance.exports;
    memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / 65536)));
    return made;
  };
};

const options = { indexURL: `${HERE}pyodide/`, packages: [], checkAPIVersion: false };

const started = async (archive, memory) => {
  const unpack = async (python) => python.unpackArchive(await archive, "zip", { extractDir: "/menagerie" });
  if (memory) {
    try {
      roomFor(memory.length);
      const python = await loadPyodide({ ...options, _loadSnapshot: memory });
      await unpack(python);
      python.runPython("import random; random.seed()");
      return python;
    } catch (error) { console.info(error); await caches.delete(MEMORY); }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: true });
  await unpack(python);
  python.globals.set("language", self.name);
  python.runPython("import sys; sys.path.insert(0, '/menagerie'); sys.dont_write_bytecode = True\nfrom menagerie.site.browser import warm_up; warm_up(language)");
  keepMemory(python.makeMemorySnapshot());
  return python;
};

const start = async () => {
  let database;
  try { database = await openDatabase(() => post("elsewhere")); } catch (error) { failed("storage", error); return; }
  try {
    const memory = await keptMemory();
    if (!memory) countBytes();
    const engine = Promise.all([fetched("menagerie.wasm"), fetched("layout.json")])
      .then(([module, layout]) => search.postMessage({ module, layout: new TextDecoder().decode(layout) }));
    const [python] = await Promise.all([started(fetched("menagerie.zip"), memory), engine]);
    const { Bridge } = python.pyimport("menagerie.site.browser");
    bridge = Bridge({ database, search: ask,
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

// Starts Python in a worker, whose name is a language.
import { loadPyodide } from "./pyodide/pyodide.mjs";

export const HERE = new URL(".", import.meta.url).href;
export const { FILES, PYTHON } = await (await fetch(`${HERE}sizes.json`)).json();

// The memory of Python after its start is kept: later visits load it instead of starting Python again. It belongs to these
// very files (PYTHON is their hash). Without it, or if it does not work, Python starts as on the first visit.
const MEMORY = `python ${HERE} ${PYTHON}`;

export const keptMemory = async () => {
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

export const started = async (archive, memory) => {
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

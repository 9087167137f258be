// The search worker: search trees in instances of the WebAssembly module, as engine/wasm.py has them.
// Each message is a search, its result or the end of a tree; the answers come in the same order.
const PAGE = 65536, CROWDED = 0.4;
const trees = new Map();
let module, games;

const NUMBERS = { i64: BigInt64Array, f64: Float64Array };

class Tree {
  constructor(game, stream, nodes) {
    this.game = game;
    this.layout = games[game];
    this.nodes = nodes;
    this.moves = this.layout.moves_per_node * nodes + this.layout.spare_moves;
    this.bytes = this.layout.node_bytes * nodes + this.layout.move_bytes * this.moves;
    this.exports = new WebAssembly.Instance(module).exports;
    const { memory, __heap_base: heap } = this.exports;
    this.base = Math.ceil(heap.value / 16) * 16;
    const pages = Math.ceil((this.base + this.layout.end + this.bytes) / PAGE) - memory.buffer.byteLength / PAGE;
    if (pages > 0) memory.grow(pages);
    this.set("rng", stream);
  }

  array(name) {
    const { type, offset, length } = this.layout.arrays[name];
    return new NUMBERS[type](this.exports.memory.buffer, this.base + offset, length);
  }
  set(name, text) { this.array(name).set(text.split(" ").map(BigInt)); }
  clear(...names) { for (const name of names) { const array = this.array(name); array.fill(array instanceof BigInt64Array ? 0n : 0); } }
  call(name, ...given) { return Number(this.exports[`${this.game}_${name}`](this.base, this.nodes, this.seat, ...given)); }

  makeReady(view, seat) {
    const [nodes, moves] = this.array("used");
    if (Number(nodes) > CROWDED * this.nodes || Number(moves) > CROWDED * this.moves) {
      new Uint8Array(this.exports.memory.buffer, this.base + this.layout.end, this.bytes).fill(0);
      this.clear("used");
    }
    this.clear("tried", "won", "scored");
    this.set("view", view);
    this.seat = seat;
  }

  result() {
    this.clear("visits", "played");
    this.call("recall");
    return ["visits", "played", "tried", "won", "scored"].map((name) => [...this.array(name)]);
  }
}

const work = ({ do: what, tree: id, game, stream, nodes, view, seat, simulations, settings }) => {
  if (game) trees.set(id, new Tree(game, stream, nodes));
  const tree = trees.get(id);
  if (what === "drop") return trees.delete(id);
  if (what === "result") return tree.result();
  if (view) tree.makeReady(view, seat);
  return tree.call("search", simulations, ...settings);
};

self.onmessage = ({ data }) => {
  try {
    if (data.module) {
      games = JSON.parse(data.layout).games;
      module = new WebAssembly.Module(data.module);
      return;
    }
    self.postMessage({ text: data === "ready" ? JSON.stringify(WebAssembly.Module.exports(module).length) : JSON.stringify(work(JSON.parse(data))) });
  } catch (error) { if (data.module) console.error(error); else self.postMessage({ wrong: `${error}` }); }
};

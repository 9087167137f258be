// A search tree in an instance of the WebAssembly module, as engine/wasm.py has it.
const PAGE = 65536, CROWDED = 0.4;
let module, games;

// Everything follows from the module and its layout; they have to come first.
export const compile = (bytes, layout) => { games = JSON.parse(layout).games; module = new WebAssembly.Module(bytes); };
export const functions = () => WebAssembly.Module.exports(module).length;

const NUMBERS = { i64: BigInt64Array, f64: Float64Array };

export class Tree {
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

  // Makes the memory as it was in the beginning, for another game.
  renew(stream) {
    new Uint8Array(this.exports.memory.buffer, this.base, this.layout.end + this.bytes).fill(0);
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
    this.call("sum_root_statistics");
    return ["visits", "played", "tried", "won", "scored"].map((name) => [...this.array(name)]);
  }
}

// The search worker: search trees, one message after the other.
// Each message is a search, its result or the end of a tree; the answers come in the same order.
import { Tree, compile, functions } from "./tree.js";

const trees = new Map();

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
      compile(data.module, data.layout);
      return;
    }
    self.postMessage({ text: data === "ready" ? JSON.stringify(functions()) : JSON.stringify(work(JSON.parse(data))) });
  } catch (error) { if (data.module) console.error(error); else self.postMessage({ wrong: `${error}` }); }
};

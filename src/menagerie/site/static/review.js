// The review worker: a Python of its own reviews finished games, so that the pages stay quick meanwhile.
// It starts with the first review; each message in is a record, each message out the review of its beginning.
import { HERE, keptMemory, started } from "./python.js";
import { Tree, compile } from "./tree.js";

const pause = () => new Promise((resolve) => { setTimeout(resolve); });

// A review needs hundreds of trees, and memory of this kind is not freed quickly: trees are used again.
const free = new Map();
const engine = {
  take: (game, stream, nodes) => {
    const tree = free.get(`${game} ${nodes}`)?.pop();
    if (!tree) return new Tree(game, stream, nodes);
    tree.renew(stream);
    return tree;
  },
  give: (tree) => {
    const kind = `${tree.game} ${tree.nodes}`;
    free.set(kind, [...(free.get(kind) || []), tree]);
  },
};

const python = (async () => {
  const archive = fetch(`${HERE}menagerie.zip`).then((answer) => answer.arrayBuffer());
  return (await started(archive, await keptMemory())).pyimport("menagerie.site.local_reviews");
})();

const review = async (line) => {
  const { steps } = await python;
  for (const text of steps(engine, line)) {
    self.postMessage({ line, text });
    await pause();
  }
};

let turn = Promise.resolve();
self.onmessage = ({ data }) => {
  if (data.module) { compile(data.module, data.layout); return; }
  turn = turn.then(() => review(data.line)).catch((error) => { console.error(error); self.postMessage({ line: data.line, wrong: `${error}` }); });
};

// Runs the site's search worker under node: one message for each line of the input, one answer for each line of the output.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [worker, module, layout] = process.argv.slice(2);
globalThis.self = globalThis;
self.postMessage = (answer) => console.log(JSON.stringify(answer));
await import(pathToFileURL(worker).href);
self.onmessage({ data: { module: readFileSync(module), layout: readFileSync(layout, "utf8") } });
for await (const line of createInterface({ input: process.stdin })) self.onmessage({ data: line });

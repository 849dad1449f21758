/** A process that asks a site for pages without a pause, over many connections at once, until it is told to stop. */

import { seededRandom } from "#kernel/random.ts";
import { caller } from "#tools/watched/caller.ts";
import { anyPage, isPage } from "./any-page.ts";

export type GreedyTask = { readonly url: string; readonly connections: number; readonly from: string };
/** `refused`: 429 or 503. `failed`: no answer, or another than these. */
export type GreedyCounts = { readonly pages: number; readonly refused: number; readonly failed: number };

const counts = { pages: 0, refused: 0, failed: 0 };
let isStopped = false;

process.on("message", async (message: GreedyTask | "stop") => {
  if (message === "stop") {
    isStopped = true;
    return;
  }
  const { url, connections, from } = message;
  const asking = caller(url, { from, connections });
  const pages = anyPage(seededRandom(connections));
  const askOn = async () => {
    while (!isStopped) {
      const status = await asking.ask(pages(), { headers: { accept: "text/html", "accept-encoding": "gzip" } }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (isStopped) break;
      if (isPage(status)) counts.pages += 1;
      else if (status === 429 || status === 503) counts.refused += 1;
      else counts.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  asking.close();
  process.send?.(counts satisfies GreedyCounts);
  process.disconnect();
});

/** A process that asks a site for pages, or begins sign-ins, without a pause, over many connections at once, until it is told to stop. */

import { seededRandom } from "#kernel/random.ts";
import { caller } from "#tools/watched/caller.ts";
import { anyPage } from "./any-page.ts";
import { anySignIn } from "./any-sign-in.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

export type GreedyTask = { readonly url: string; readonly asks: "pages" | "sign-ins"; readonly connections: number; readonly from: string };
export type GreedyCounts = Readonly<Record<Outcome, number>>;

const counts: Record<Outcome, number> = { answered: 0, refused: 0, failed: 0 };
let isStopped = false;
const PAGE = { headers: { accept: "text/html", "accept-encoding": "gzip" } };

process.on("message", async (message: GreedyTask | "stop") => {
  if (message === "stop") {
    isStopped = true;
    return;
  }
  const { url, asks, connections, from } = message;
  const asking = caller(url, { from, connections });
  const random = seededRandom(connections);
  const pages = anyPage(random);
  const signIns = anySignIn(random);
  const askOnce = () => (asks === "pages" ? asking.ask(pages(), PAGE) : asking.ask("/", signIns()));
  const askOn = async () => {
    while (!isStopped) {
      const outcome = await askOnce().then(outcomeOf, () => "failed" as const);
      if (!isStopped) counts[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  asking.close();
  process.send?.(counts satisfies GreedyCounts);
  process.disconnect();
});

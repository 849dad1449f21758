import { embeddedServer } from "#tools/chaos/database.ts";
import type { Fault } from "#tools/chaos/fault.ts";
import { round } from "#tools/chaos/round.ts";
import { withSite } from "#tools/chaos/with-site.ts";

/** One that ran for less than two seconds is started again later and later: what is measured here is one that ran well. */
const BEFORE_MS = 2400;

/** The database server is ended without a word: kill -9 of its first process. */
export const server: Fault = {
  name: "server",
  title: "kill -9 of the embedded server",
  mayAlso: [],
  play: (sample, rounds, onRound) =>
    withSite(sample, async (product) => {
      for (let i = 0; i < rounds && product.site.isAlive(); i += 1)
        onRound(await round(product, () => killServer(product.dataDir), BEFORE_MS));
    }),
};

/** Answers what was wrong when there was nothing to kill. */
export async function killServer(dataDir: string): Promise<readonly string[]> {
  const { pid } = await embeddedServer(dataDir);
  try {
    process.kill(pid, "SIGKILL");
    return [];
  } catch {
    return [`the server (process ${pid}) was gone already`];
  }
}

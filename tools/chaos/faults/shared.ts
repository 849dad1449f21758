import type { Fault } from "#tools/chaos/fault.ts";
import { startCompanion, startSite } from "#tools/chaos/product.ts";
import type { Program } from "#tools/chaos/program.ts";
import { round } from "#tools/chaos/round.ts";
import { stopProgram, withData } from "#tools/chaos/with-site.ts";
import { killServer } from "./server.ts";

/**
 * As before, but the data folder is shared: another process launched the server and the site found it running. In turn the server is killed, and the
 * process that launched it together with it.
 */
export const shared: Fault = {
  name: "shared",
  title: "kill -9 of the server, or of its launcher, with two processes on one data folder",
  mayAlso: [],
  play: (sample, rounds, onRound) =>
    withData(sample, async (dataDir) => {
      let launcher = await startCompanion(dataDir, null);
      const product = await startSite(dataDir);
      try {
        for (let i = 0; i < rounds && product.site.isAlive(); i += 1) {
          const takesLauncher = i % 2 === 1;
          const played = await round(product, async () => {
            if (takesLauncher) launcher.signal("SIGKILL");
            else return killServer(dataDir);
            return [];
          });
          const complaints = takesLauncher ? [] : deadCompanion(launcher);
          onRound({ ...played, complaints: [...played.complaints, ...complaints] });
          if (takesLauncher) launcher = await startCompanion(dataDir, product);
        }
      } finally {
        await stopProgram(product.site);
        await stopProgram(launcher);
      }
    }),
};

function deadCompanion(companion: Program): string[] {
  return companion.isAlive() ? [] : [`the other process ended: ${companion.said().slice(-500)}`];
}

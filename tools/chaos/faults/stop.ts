import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "#tools/chaos/fault.ts";
import { openMember } from "#tools/chaos/member.ts";
import { secondsUntilHealthy, startSite, type UnderTest } from "#tools/chaos/product.ts";
import { promised, type Round } from "#tools/chaos/round.ts";
import { visitors } from "#tools/chaos/visits.ts";
import { stopProgram, withData } from "#tools/chaos/with-site.ts";

const BEFORE_MS = 1000;

/** The site is asked to stop while people are at work, and started again. */
export const stop: Fault = {
  name: "stop",
  title: "SIGTERM under load",
  // Whoever comes after it has stopped to listen meets nobody.
  mayAlso: [null],
  play: (sample, rounds, onRound) =>
    withData(sample, async (dataDir) => {
      let product = await startSite(dataDir);
      try {
        for (let i = 0; i < rounds; i += 1) {
          const stopped = await stopUnderLoad(product);
          product = await startSite(dataDir);
          const healthyAfterSeconds = await secondsUntilHealthy(product);
          onRound({
            ...stopped,
            ...(await promised(dataDir, stopped.visits)),
            healthyAfterSeconds,
            isAlive: product.site.isAlive(),
            megabytes: null,
          });
        }
      } finally {
        await stopProgram(product.site);
      }
    }),
};

async function stopUnderLoad(product: UnderTest): Promise<Pick<Round, "visits" | "complaints">> {
  const people = visitors(product, await openMember(product));
  await sleep(BEFORE_MS);
  const before = product.site.said().length;
  const how = await stopProgram(product.site);
  const visits = await people.stop();
  const lastWords = product.site.said().slice(before).trim();
  const complaints = [
    ...(how === 0 ? [] : [`it ended with ${how}`]),
    ...(lastWords === "" ? [] : [`it complained: ${lastWords.slice(0, 500)}`]),
  ];
  return { visits, complaints };
}

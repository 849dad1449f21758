import { embeddedServer, terminateClients } from "#tools/chaos/database.ts";
import type { Fault } from "#tools/chaos/fault.ts";
import { round } from "#tools/chaos/round.ts";
import { withSite } from "#tools/chaos/with-site.ts";

/** Every connection of every client is ended, as by a failover or by an operator. */
export const connections: Fault = {
  name: "connections",
  title: "pg_terminate_backend of all clients",
  mayAlso: [],
  play: (sample, rounds, onRound) =>
    withSite(sample, async (product) => {
      for (let i = 0; i < rounds && product.site.isAlive(); i += 1) {
        onRound(
          await round(product, async () => {
            const { url } = await embeddedServer(product.dataDir);
            return (await terminateClients(url)) > 0 ? [] : ["no connection was there to be ended"];
          }),
        );
      }
    }),
};

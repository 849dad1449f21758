import { hostsOf, onlyOurHosts } from "#main/site/door/allowed-hosts.ts";
import { identityPreparing } from "#main/site/door/identity-preparing.ts";
import { type StartGate, startGate } from "#main/site/door/start-gate.ts";
import type { Config } from "#platform/config.server.ts";
import { type Listening, listen } from "./listen.server.ts";

export type IdentityDoor = Pick<Listening, "url" | "close"> & Pick<StartGate, "open">;
type Served = Pick<Config, "mode" | "allowedHosts" | "host" | "identityPort" | "identityOrigin" | "shutdownMs">;

/** Listens where the identity service will be, and says that it is being prepared until it is put behind. */
export async function openIdentityDoor(config: Served): Promise<IdentityDoor> {
  const preparing = identityPreparing();
  const gate = startGate((request, environment) => preparing.fetch(request, environment));
  const names = { hosts: new Set<string>() as ReadonlySet<string> };
  const { host, identityPort, shutdownMs } = config;
  const { url, port, close } = await listen(
    onlyOurHosts(() => names.hosts, gate.fetch),
    { host, port: identityPort, shutdownMs },
  );
  names.hosts = hostsOf({ ...config, origin: config.identityOrigin, port });
  return { url, close, open: gate.open };
}

import "./as-production.ts";
import { complain } from "#main/commands/cli.server.ts";
import { hostsOf, onlyOurHosts } from "#main/site/door/allowed-hosts.ts";
import { startGate } from "#main/site/door/start-gate.ts";
import { openIdentityDoor } from "#main/site/identity-door.server.ts";
import { listen } from "#main/site/listen.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { type Config, loadProcessConfig } from "#platform/config.server.ts";

type Closing = (leftMs: number) => Promise<void>;

const say = (line: string) => console.log(line);

/** Answers under way are closed first, for they need everything else; then the pieces, in the opposite order of opening. */
const toClose: Closing[] = [];
let stopAnswering: Closing = async () => undefined;
let isStopping = false;
async function close(withinMs: number): Promise<void> {
  isStopping = true;
  const deadline = performance.now() + withinMs;
  for (const step of [stopAnswering, ...toClose.splice(0).reverse()]) await step(Math.max(0, deadline - performance.now()));
}

/** Listens at once, and opens piece by piece what answers: first the pages, then the prices; the identity service listens as early. Answers the address once all is there. */
async function start(config: Config): Promise<string> {
  const gate = startGate();
  const names = { hosts: new Set<string>() as ReadonlySet<string> };
  const answer = onlyOurHosts(() => names.hosts, gate.fetch);
  const { url, port, close: stop } = await listen(answer, config);
  stopAnswering = stop;
  names.hosts = hostsOf({ ...config, origin: config.publicOrigin, port });
  const identityDoor = await openIdentityDoor(config);
  toClose.push(identityDoor.close);
  say(`listening ${url}`);
  // Reading the whole program takes seconds on a busy machine: it is asked for only now.
  const { openSite } = await import("#main/setup/open-site.server.ts");
  const { fetch, models } = await openSite({ config, url, identityDoor, say, onOpen: (step) => toClose.push(step) });
  gate.open(fetch);
  await models();
  return url;
}

try {
  const config = loadProcessConfig();
  onStopSignal(() => close(config.shutdownMs));
  const url = await start(config);
  say(`ready ${url}`);
} catch (error) {
  // What a stop has closed cannot be prepared any further.
  if (!isStopping) {
    complain(error);
    await close(0).catch(complain);
    process.exit(1);
  }
}

import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./embedded/free-port.server.ts";
import { initialise, USER } from "./embedded/initialise.server.ts";
import { type Held, type Keeper, keepRunning } from "./embedded/keep-running.server.ts";
import { LaunchFailed, launch } from "./embedded/launch.server.ts";
import { type Patience, USUAL_PATIENCE } from "./embedded/lets-nobody-in.ts";
import { accepts, postmasterOf } from "./embedded/running-server.server.ts";

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };
export type EmbeddedOptions = {
  readonly folder: string;
  /** Off only for throw-away test databases: no fsync. */
  readonly durable?: boolean;
  /** Hears that the server is gone, that starting it again failed, and that it is back. */
  readonly tell?: Keeper["tell"];
  /** How long a server of ours that lives may let nobody in before it is ended and started again. */
  readonly patience?: Patience;
};

const FOUND_WITHIN_MS = 120_000;
const LOOKS_EVERY_MS = 50;

/**
 * Starts the PostgreSQL server that comes with the npm package, on 127.0.0.1 and a free port, with its files in `folder`, and starts it again at the
 * same port when it is gone or lets nobody in. A server that already runs on that folder is used as it is, and then left running by `stop`; when it is gone, whoever of
 * its users sees that first starts it again.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  tell = () => undefined,
  patience = USUAL_PATIENCE,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = path.resolve(folder, "data");
  const passwordFile = path.join(folder, "password");
  await mkdir(folder, { recursive: true });
  if (!existsSync(path.join(data, "PG_VERSION"))) await initialise({ folder, data, passwordFile });
  const password = (await readFile(passwordFile, "utf8")).trim();
  const urlAt = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const place = { data, durable, urlAt };
  const first = await findOrLaunch(place, null);
  const find = (signal: AbortSignal) => findOrLaunch(place, first.port, signal);
  const letsIn = (withinMs: number) => accepts(urlAt(first.port), withinMs);
  return { url: urlAt(first.port), stop: keepRunning(first, { find, tell, letsIn, patience }) };
}

type Place = { readonly data: string; readonly durable: boolean; readonly urlAt: (port: number) => string };

/** The server that runs on the folder, or else a new one, at that port where it matters. PostgreSQL itself sees to it that there is never more than one. */
async function findOrLaunch({ data, durable, urlAt }: Place, port: number | null, signal?: AbortSignal): Promise<Held> {
  const began = performance.now();
  for (;;) {
    signal?.throwIfAborted();
    const failure = await findOrTry();
    if (!(failure instanceof Error)) return failure;
    if (performance.now() - began > FOUND_WITHIN_MS) throw failure;
    await sleep(LOOKS_EVERY_MS);
  }

  async function findOrTry(): Promise<Held | Error> {
    const running = await postmasterOf(data);
    if (running) {
      const isReady = running.port > 0 && (await accepts(urlAt(running.port)));
      return isReady ? { ...running, own: null } : new Error("the embedded database that runs on this folder lets nobody in");
    }
    const at = port ?? (await freePort());
    try {
      const own = await launch({ data, url: urlAt(at), port: at, durable });
      return { pid: own.pid, port: at, own };
    } catch (error) {
      if (error instanceof LaunchFailed && error.mayPass) return error;
      throw error;
    }
  }
}

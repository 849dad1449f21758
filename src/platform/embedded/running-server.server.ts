import { spawnSync } from "node:child_process";
import { readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/** The first process of a server, as its lock file names it. */
export type Postmaster = { readonly pid: number; readonly port: number };

const LOCK = "postmaster.pid";
const ANSWERS_WITHIN_MS = 2000;

/** The server that runs on `data`, starting and stopping ones included; null: none does. A lock that another program's number keeps alive is removed. */
export async function postmasterOf(data: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(data, LOCK), "utf8").catch(() => "");
  const lines = text.split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(Number.isInteger(pid) && pid > 0 && isAlive(pid))) return null;
  if (await isServerOf(data, pid)) return { pid, port: Number.isInteger(port) ? port : 0 };
  await removeLock(data, text);
  return null;
}

/** Whether a process of that number is there, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether a server lets somebody in: while it recovers, and while it stops, its port is open already or still. */
export async function accepts(url: string, withinMs: number = ANSWERS_WITHIN_MS): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (isStarting(error)) return false;
    throw error;
  }
}

function isStarting(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return ["ECONNREFUSED", "ECONNRESET", "57P03", "57P01", "57P02", ""].includes(code);
}

/** Numbers of processes are given out again after a restart of the machine. A server works in its data folder. */
async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux")
    return spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).stdout.includes("postgres");
  const own = await stat(data);
  return stat(`/proc/${pid}/cwd`).then(
    ({ ino, dev }) => ino === own.ino && dev === own.dev,
    // Not ours to look at: better a start that fails than two servers.
    (error: NodeJS.ErrnoException) => error.code === "EACCES" || error.code === "EPERM",
  );
}

/** Whoever starts a server meanwhile has a lock of its own: that one is put back. */
async function removeLock(data: string, stale: string): Promise<void> {
  const [lock, aside] = [path.join(data, LOCK), path.join(data, `${LOCK}.${process.pid}`)];
  await rename(lock, aside).catch(() => undefined);
  const taken = await readFile(aside, "utf8").catch(() => stale);
  if (taken === stale) await rm(aside, { force: true });
  else await rename(aside, lock);
}

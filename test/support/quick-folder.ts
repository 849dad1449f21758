import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const IN_MEMORY = "/dev/shm";
/** A run writes less than half of it; a container often has 64 MB. */
const ROOM_BYTES = 4 * 2 ** 30;

export type Places = { readonly memory: string; readonly disk: string; readonly roomBytes: number };

const PLACES: Places = { memory: IN_MEMORY, disk: tmpdir(), roomBytes: ROOM_BYTES };

/**
 * A new folder for what a run throws away, in memory where there is room: PostgreSQL copies a database of nine hundred files ten times as fast there.
 * Folders that ended runs left in memory are removed first, for nothing else would. What asks whether data last must stand on a disk.
 */
export async function quickFolder(name: string, { memory, disk, roomBytes }: Places = PLACES): Promise<string> {
  await forgetEnded(memory);
  const at = (await roomOf(memory)) >= roomBytes ? memory : disk;
  return await mkdtemp(path.join(at, `machinone-${name}-of-${process.pid}-`));
}

async function roomOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function forgetEnded(memory: string): Promise<void> {
  for (const name of await readdir(memory).catch(() => [])) {
    const pid = /^machinone-.*-of-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(path.join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

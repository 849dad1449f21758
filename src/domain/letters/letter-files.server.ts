import { createHash } from "node:crypto";
import { hours } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { evidenceName, evidenceType } from "./evidence-files.ts";
import { addFile, filesOf, forgetFile, type LetterFile, looseFiles } from "./letter-file-store.server.ts";
import type { SentFile } from "./types.ts";

export type FileDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes; readonly storage: Storage };

/** Letters that are being sent now are younger. */
const LOOSE_AFTER = hours(1);
const BATCH = 50;
const ID_LENGTH = 24;

/** Keeps the bytes of files, of no letter yet: each is written down first, so that none can stay behind unknown. Answers their ids. */
export async function keepFiles({ db, clock, randomBytes, storage }: FileDeps, files: readonly SentFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, bytes } of files) {
    const contentType = evidenceType(name);
    if (contentType === null) throw new Error("a file of a type that is not kept");
    const id = fileId(randomBytes);
    await addFile(db, { id, name: evidenceName(name), contentType, bytes: bytes.byteLength }, clock.now());
    await storage.write(placeOf(id), bytes);
    ids.push(id);
  }
  return ids;
}

/** Storage takes names that begin with a letter or a digit. */
function fileId(randomBytes: RandomBytes): string {
  return `e${opaqueId(randomBytes, ID_LENGTH)}`;
}

/** Where the bytes of running sites lie: the name of the first letters that had files. */
function placeOf(id: string): string {
  return `risk-evidence/${id}`;
}

/** Whether a letter came with just these files, by their names and what is in them. Where kept bytes are gone, nothing is the same as they were. */
export async function hasSameFiles(tx: Tx, storage: Storage, { letterId, files }: Compared): Promise<boolean> {
  const kept = await filesOf(tx, letterId);
  if (kept.length !== files.length) return false;
  const before = await Promise.all(kept.map(async ({ id, name }) => contentName(name, await storage.read(placeOf(id)))));
  const sent = files.map(({ name, bytes }) => contentName(evidenceName(name), bytes));
  return before.toSorted().join("\n") === sent.toSorted().join("\n");
}

type Compared = { readonly letterId: string; readonly files: readonly SentFile[] };

function contentName(name: string, bytes: Uint8Array | null): string {
  return `${bytes === null ? "" : createHash("sha256").update(bytes).digest("hex")} ${name}`;
}

/** The files of a letter with their bytes, for whoever answers it; null for bytes that are not there. */
export async function readLetterFiles(
  { db, storage }: Pick<FileDeps, "db" | "storage">,
  letterId: string,
): Promise<readonly (LetterFile & { readonly content: Uint8Array | null })[]> {
  const files = await filesOf(db, letterId);
  return Promise.all(files.map(async (file) => ({ ...file, content: await storage.read(placeOf(file.id)) })));
}

/** The bytes of one file of a letter; null: it has no such file, or the bytes are not there. */
export async function readLetterFile(
  { db, storage }: Pick<FileDeps, "db" | "storage">,
  { letterId, fileId }: { readonly letterId: string; readonly fileId: string },
): Promise<Uint8Array | null> {
  const files = await filesOf(db, letterId);
  return files.some(({ id }) => id === fileId) ? storage.read(placeOf(fileId)) : null;
}

/** Removes the bytes of files whose letter never came or is gone. Answers how many. */
export async function removeLooseFiles({ db, clock, storage }: Omit<FileDeps, "randomBytes">): Promise<number> {
  const keptBefore = new Date(clock.now().getTime() - LOOSE_AFTER);
  let removed = 0;
  for (;;) {
    const loose = await looseFiles(db, keptBefore, BATCH);
    if (loose.length === 0) return removed;
    for (const { id } of loose) {
      await storage.remove(placeOf(id));
      await forgetFile(db, id);
      removed += 1;
    }
  }
}

import { createHash } from "node:crypto";
import {
  addDocument,
  documentsOfCheck,
  forgetDocument,
  looseDocuments,
  looseDocumentsBelow,
} from "#domain/assets/checks/check-store.server.ts";
import { hours } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { documentName, documentType, type SentDocument } from "./document-files.ts";

export type KeepDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes; readonly storage: Storage };

/** Documents that are being handed in now are younger. */
const LOOSE_AFTER = hours(1);
const BATCH = 50;
const ID_LENGTH = 24;
const PREFIX_LENGTH = 24;

/** Where all documents of a member lie and nobody else's; from the account alone, which it does not tell. */
export function prefixOf(sub: string): string {
  return `ownership/${createHash("sha256").update(sub).digest("hex").slice(0, PREFIX_LENGTH)}`;
}

/** Keeps the bytes of documents under their member's prefix, of no check yet: each is written down first, so that none can stay behind unknown. Answers their ids. */
export async function keepDocuments(
  { db, clock, randomBytes, storage }: KeepDeps,
  sub: string,
  sent: readonly SentDocument[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, bytes } of sent) {
    const contentType = documentType(bytes);
    if (contentType === null) throw new Error("a document of a type that is not kept");
    // Storage takes names that begin with a letter or a digit.
    const id = `d${opaqueId(randomBytes, ID_LENGTH)}`;
    const place = `${prefixOf(sub)}/${id}`;
    await addDocument(db, { id, place, name: documentName(name), contentType, bytes: bytes.byteLength }, clock.now());
    await storage.write(place, bytes);
    ids.push(id);
  }
  return ids;
}

type ReadDocument = { readonly id: string; readonly name: string; readonly contentType: string; readonly content: Uint8Array | null };

/** The documents of a check with their bytes; null for bytes that are not there. */
export async function readDocuments({ db, storage }: Pick<KeepDeps, "db" | "storage">, checkId: string): Promise<ReadDocument[]> {
  const kept = await documentsOfCheck(db, checkId);
  return Promise.all(kept.map(async ({ place, bytes: _, ...document }) => ({ ...document, content: await storage.read(place) })));
}

/**
 * Removes the bytes of documents whose check is decided, gone, or never came; `ids`: these at once where they are of no check. First the bytes, then the row: a
 * process that dies between leaves a row, and the next sweep does both again. Answers how many.
 */
export async function removeLooseDocuments(
  { db, clock, storage }: Omit<KeepDeps, "randomBytes">,
  ids: readonly string[] = [],
): Promise<number> {
  const keptBefore = new Date(clock.now().getTime() - LOOSE_AFTER);
  let removed = 0;
  for (;;) {
    const loose = await looseDocuments(db, keptBefore, ids, BATCH);
    if (loose.length === 0) return removed;
    for (const { id, place } of loose) {
      await storage.remove(place);
      await forgetDocument(db, id);
      removed += 1;
    }
  }
}

/** Removes the documents of a member whose homes are gone with the account, at once; what this leaves the hourly sweep removes. */
export async function removeDocumentsOf({ db, storage }: Pick<KeepDeps, "db" | "storage">, sub: string): Promise<void> {
  for (const { id, place } of await looseDocumentsBelow(db, `${prefixOf(sub)}/`)) {
    await storage.remove(place);
    await forgetDocument(db, id);
  }
}

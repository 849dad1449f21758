import { addEvidence, type Evidence, evidenceOf, forgetEvidence, looseEvidence } from "#domain/risk/correction-evidence-store.server.ts";
import { evidenceName, evidenceType } from "#domain/risk/evidence-files.ts";
import { hours } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage.server.ts";

/** A file as it came; the API has checked its size, its name and its first bytes. */
export type EvidenceFile = { readonly name: string; readonly bytes: Uint8Array };

export type EvidenceDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes; readonly storage: Storage };

/** Letters that are being sent now are younger. */
const LOOSE_AFTER = hours(1);
const BATCH = 50;
const ID_LENGTH = 24;

/** Keeps the bytes of files, of no correction yet: each is written down first, so that none can stay behind unknown. */
export async function keepEvidence({ db, clock, randomBytes, storage }: EvidenceDeps, files: readonly EvidenceFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, bytes } of files) {
    const contentType = evidenceType(name);
    if (contentType === null) throw new Error("a file of a type that is not kept");
    const id = evidenceId(randomBytes);
    await addEvidence(db, { id, name: evidenceName(name), contentType, bytes: bytes.byteLength }, clock.now());
    await storage.write(placeOf(id), bytes);
    ids.push(id);
  }
  return ids;
}

/** Storage takes names that begin with a letter or a digit. */
function evidenceId(randomBytes: RandomBytes): string {
  return `e${opaqueId(randomBytes, ID_LENGTH)}`;
}

function placeOf(id: string): string {
  return `risk-evidence/${id}`;
}

/** The files of a correction with their bytes, for the desk; null for bytes that are not there. */
export async function readEvidence(
  { db, storage }: Pick<EvidenceDeps, "db" | "storage">,
  correctionId: string,
): Promise<readonly (Evidence & { readonly content: Uint8Array | null })[]> {
  const files = await evidenceOf(db, correctionId);
  return Promise.all(files.map(async (file) => ({ ...file, content: await storage.read(placeOf(file.id)) })));
}

/** Removes the bytes of files whose correction never came, is gone or was redacted. Answers how many. */
export async function removeLooseEvidence({ db, clock, storage }: Omit<EvidenceDeps, "randomBytes">): Promise<number> {
  const keptBefore = new Date(clock.now().getTime() - LOOSE_AFTER);
  let removed = 0;
  for (;;) {
    const loose = await looseEvidence(db, keptBefore, BATCH);
    if (loose.length === 0) return removed;
    for (const { id } of loose) {
      await storage.remove(placeOf(id));
      await forgetEvidence(db, id);
      removed += 1;
    }
  }
}

import type { Db, Tx } from "#platform/db.server.ts";
import { countFiles, filesOf, type LetterFile } from "./letter-file-store.server.ts";
import { closeLetter, findOpenLetter, lockOpenLetter, openLetters, removeLettersWithoutBuilding } from "./letter-store.server.ts";
import type { Letter, LetterKind } from "./types.ts";

/** One letter of these kinds that waits, with what its files are; null: none of this number does. */
export async function waitingLetter(
  db: Db | Tx,
  id: string,
  kinds: readonly string[],
): Promise<(Letter & { readonly files: readonly LetterFile[] }) | null> {
  const letter = await findOpenLetter(db, id, kinds);
  return letter && { ...letter, files: await filesOf(db, id) };
}

/** The letters of a kind that wait for a decision, the first due first, each with how many files came with it. */
export async function openDecisions(db: Db, { id: kind }: LetterKind): Promise<(Letter & { readonly files: number })[]> {
  const letters = await openLetters(db, [kind]);
  const files = await countFiles(
    db,
    letters.map(({ id }) => id),
  );
  return letters.map((letter) => ({ ...letter, files: files.get(letter.id) ?? 0 }));
}

/** For a step: nobody else takes one meanwhile. Null: no such letter waits. */
export function lockDecision(tx: Tx, { id: kind }: LetterKind, id: string): Promise<Letter | null> {
  return lockOpenLetter(tx, id, [kind]);
}

/** The letter is decided: three years later its words, its sender and its files are removed. */
export function closeDecision(tx: Tx, id: string, at: Date): Promise<void> {
  return closeLetter(tx, id, { answer: null, at });
}

/** Of a kind that is of no use to anybody once its building is gone. */
export function forgetWithBuilding(db: Db, { id: kind }: LetterKind): Promise<void> {
  return removeLettersWithoutBuilding(db, kind);
}

import { queueMail } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { MAILED_KIND_IDS, type MailedKind } from "./kinds.ts";
import { LETTER_ANSWERED } from "./letter-mails.ts";
import { closeLetter, lockOpenLetter, openLetters } from "./letter-store.server.ts";
import type { Letter } from "./types.ts";

type AnswerDeps = { readonly db: Db; readonly clock: Clock };

type MailedLetter = Letter & { readonly kind: MailedKind };

/** The letters that wait for an answer by mail, the first due first. */
export async function openMailedLetters(db: Db): Promise<MailedLetter[]> {
  return (await openLetters(db, MAILED_KIND_IDS)).flatMap((letter) => mailed(letter) ?? []);
}

function mailed(letter: Letter): MailedLetter | null {
  const kind = MAILED_KIND_IDS.find((id) => id === letter.kind);
  return kind ? { ...letter, kind } : null;
}

async function lockMailed(tx: Tx, id: string): Promise<MailedLetter | null> {
  const letter = await lockOpenLetter(tx, id, MAILED_KIND_IDS);
  return letter && mailed(letter);
}

/** Answers a letter by mail and closes it. */
export function answerLetter(
  { db, clock }: AnswerDeps,
  { id, answer: given }: { readonly id: string; readonly answer: string },
): Promise<Result<null, "unknown" | "empty">> {
  return inTransaction(db, async (tx) => {
    const answer = given.trim();
    if (answer === "") return refused("empty");
    const letter = await lockMailed(tx, id);
    if (!letter) return refused("unknown");
    const { kind, email, subject } = letter;
    await closeLetter(tx, id, { answer, at: clock.now() });
    await queueMail(tx, LETTER_ANSWERED, { to: email, at: clock.now(), facts: { letter: kind, number: id, answer, subject } });
    return ok(null);
  });
}

/** Closes a letter without an answer: nobody wrote it, or it was answered elsewhere. False: no such letter waits. */
export function dropLetter({ db, clock }: AnswerDeps, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const letter = await lockMailed(tx, id);
    if (letter) await closeLetter(tx, id, { answer: null, at: clock.now() });
    return letter !== null;
  });
}

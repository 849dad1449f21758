import type { NamedSubject } from "#domain/subjects/types.ts";

/** What a kind of letter is; who declares one gets its number, its files, its receipt and its place in the queue of answers. */
export type LetterKind = {
  /** Stands in the database: never another one for the same kind. */
  readonly id: string;
  /** As mails name it: 「ご質問」. */
  readonly title: string;
  /** As whoever answers reads it: 「質問」. */
  readonly shortTitle: string;
  /** Beside the address of the sender; the rest may be left out. */
  readonly needs: readonly string[];
  readonly mayHaveFiles: boolean;
  /** May be about a place as well as about a building. */
  readonly mayBeOfPlace: boolean;
  /** `mail`: with words (`answerLetter`). `decision`: by steps of its own domain, which then closes it. */
  readonly answeredBy: "mail" | "decision";
  readonly answerWithinBusinessDays: number;
};

type LetterFields = Readonly<Record<string, string | number | boolean>>;

export type Letter = {
  /** The number that its sender and whoever answers know it by. */
  readonly id: string;
  readonly kind: string;
  /** The building or the place it is about, by the name it had; null: about none. */
  readonly subject: NamedSubject | null;
  readonly email: string;
  readonly fields: LetterFields;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
};

export type LetterReceipt = Pick<Letter, "id" | "receivedAt" | "answerDueOn"> & {
  /** The same letter had come already within a day; this is the number of the first. */
  readonly isRepeated: boolean;
};

/** A file as it came; the API has checked its size, its name and its first bytes. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array };

/** Who speaks in まちの声. */
export const STANCES = ["resident", "former-resident", "neighbour", "owner"] as const;
export type Stance = (typeof STANCES)[number];

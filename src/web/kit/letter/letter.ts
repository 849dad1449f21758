import { type Field, readAs } from "#kernel/fields/field-kind.ts";
import { PHONE } from "#kernel/fields/phone-kinds.ts";
import { type FieldSet, isTicked, type Typed } from "#kernel/fields/read-fields.ts";
import { formatPhone } from "#kernel/phone.ts";

/** An answer of a letter, and how it is asked for. A tick is an optional field whose only value is `on`. */
export type LetterField = {
  /** As the API calls it, unless something of the page has that id. */
  readonly name: string;
  readonly look: "line" | "long" | "email" | "choice" | "tick";
  readonly field: Field;
  /** What it is called where the answers are read once more, of a label that is a whole text. */
  readonly inShort?: string;
  readonly hint?: string;
  /** Of an optional field: whether the other answers make it needed. */
  readonly isNeededFor?: (typed: Typed) => boolean;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

/** Files that may go with a letter, below one of its fields. */
export type LetterFiles = {
  /** The field they stand for as well: with files it may be left empty. */
  readonly below: string;
  readonly label: string;
  readonly hint: string;
  /** Endings, as a file control takes them. */
  readonly accept: string;
  readonly most: number;
  /** Nothing is sent without one. Left out: it may be. */
  readonly isRequired?: true;
  /** What is wrong with one file, in a sentence; null: nothing. */
  readonly faultOf: (file: File) => string | null;
  readonly tooManyWords: string;
};

/** What somebody can write to us: its words and its fields. */
export type Letter = {
  readonly title: string;
  /** What the first button says. The second always says 送る. */
  readonly action: string;
  /** What it is for and who gets to see it. */
  readonly purpose: string;
  readonly fields: readonly LetterField[];
  readonly files?: LetterFiles;
};

/** The fields as they have to be read: a file says by itself what it is. `files`: how many were chosen. */
export function fieldsToRead({ fields, files: kept }: Letter, files: number): FieldSet {
  const entries = fields.map(({ name, field }) => [name, files > 0 && name === kept?.below ? { ...field, isRequired: false } : field]);
  return Object.fromEntries(entries);
}

/** An answer as it is read once more: as it is kept, which is not always as it was typed. */
export function answerWords({ name, look, field, choices }: LetterField, typed: Typed): string {
  if (look === "tick") return isTicked(typed, name) ? "はい" : "いいえ";
  const text = (typed[name] ?? "").trim();
  if (text === "") return "記入なし";
  if (look === "choice") return choices?.find(({ value }) => value === text)?.label ?? text;
  return keptWords(field, text);
}

function keptWords({ kind }: Field, text: string): string {
  const read = readAs(kind, text);
  if (!read.ok || typeof read.value !== "string") return text;
  return kind === PHONE ? formatPhone(read.value) : `${read.value}${kind.unit}`;
}

/** Filled in by programs alone: people do not see it. */
export const TRAP = "leaveEmpty";

/** What stands in the field that people do not see. */
export function trapOf({ leaveEmpty }: Typed): { readonly leaveEmpty?: string } {
  return leaveEmpty ? { leaveEmpty } : {};
}

/** What a letter is known by once it is sent. `dueOn`: calendar day of the answer; null: it is not answered. */
export type Receipt = { readonly id: string; readonly dueOn: string | null; readonly isRepeated: boolean };

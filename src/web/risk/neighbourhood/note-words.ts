import type { NoteInput, NoteResponse } from "#api/client/client.ts";
import { NOTE_FIELDS } from "#domain/letters/note-fields.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { trapOf } from "#web/kit/letter/letter.ts";

type Stance = NoteResponse["stance"];

/** From where somebody speaks. */
export const STANCES: readonly { readonly value: Stance; readonly label: string }[] = [
  { value: "resident", label: "住んでいる" },
  { value: "former-resident", label: "住んでいた" },
  { value: "neighbour", label: "近くに住む" },
  { value: "owner", label: "所有している" },
];

export function stanceWords(stance: Stance): string {
  return STANCES.find(({ value }) => value === stance)?.label ?? stance;
}

/** A note as it was typed, or what is wrong with it. */
export function readNote(typed: Typed): ReadForm<NoteInput> {
  const read = readFields(NOTE_FIELDS, typed);
  return read.ok ? { ok: true, input: { ...read.input, ...trapOf(typed) } } : read;
}

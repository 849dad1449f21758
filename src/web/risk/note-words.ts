import type { NoteInput, NoteResponse } from "#api/client.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { trapOf } from "./read-letter.ts";

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

export const LONGEST_NOTE = 400;
const SHORTEST_NOTE = 10;

/** A note as it was typed, or what is wrong with it. */
export function readNote(
  typed: Typed,
): { readonly ok: true; readonly input: NoteInput } | { readonly ok: false; readonly issues: readonly FieldIssue[] } {
  const stance = STANCES.find(({ value }) => value === typed.stance)?.value;
  const body = (typed.body ?? "").trim();
  const issues: FieldIssue[] = [];
  if (!stance) issues.push({ field: "stance", message: "あなたの立場を選んでください。" });
  if (body.length < SHORTEST_NOTE || body.length > LONGEST_NOTE) {
    issues.push({ field: "body", message: `声は${SHORTEST_NOTE}文字以上、${LONGEST_NOTE}文字以内で書いてください。` });
  }
  return stance && issues.length === 0 ? { ok: true, input: { stance, body, ...trapOf(typed) } } : { ok: false, issues };
}

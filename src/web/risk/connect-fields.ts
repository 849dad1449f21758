import type { ConnectionResponse, OwnerInput, WaitingInput } from "#api/client.ts";
import { findContact } from "#domain/risk/contact-words.ts";
import { HOME_LAYOUT_IDS, type HomeLayout, LONGEST_NOTE } from "#domain/risk/waiting.ts";
import type { Result } from "#kernel/result.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { readAreaM2, readFloor, readMan, type Unread } from "../kit/forms/read-number.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";

/** A form as the API takes it, or what is wrong with it in the order of the form. */
export type ReadForm<T> = { readonly ok: true; readonly input: T } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

export const layoutField = (layout: HomeLayout) => `layout-${layout}`;

type WaitingResponse = NonNullable<ConnectionResponse["waiting"]>;
type OwnerResponse = NonNullable<ConnectionResponse["owner"]>;

/** What the form of a buyer begins with. Every field is named, so that it can be put over another. */
export function typedOfWaiting(waiting: Partial<WaitingResponse> | null): Typed {
  const { layouts = [], areaFromM2 = null, areaToM2 = null, priceUpTo = null, note = null, mailTo = null } = waiting ?? {};
  return {
    ...Object.fromEntries(HOME_LAYOUT_IDS.map((layout) => [layoutField(layout), layouts.includes(layout) ? "on" : ""])),
    areaFromM2: textOf(areaFromM2),
    areaToM2: textOf(areaToM2),
    priceUpTo: priceUpTo === null ? "" : (priceUpTo / 10_000).toLocaleString("ja-JP", { maximumFractionDigits: 4 }),
    note: note ?? "",
    wantsMail: mailTo === null ? "" : "on",
  };
}

export function typedOfOwner(owner: Partial<OwnerResponse> | null): Typed {
  const { floor = null, layout = null, areaM2 = null, note = null } = owner ?? {};
  return { floor: textOf(floor), layout: layout ?? "", areaM2: textOf(areaM2), note: note ?? "" };
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}

/** `seen`: the `updatedAt` of what the form was filled from. */
export function readWaiting(typed: Typed, seen: string | null): ReadForm<WaitingInput> {
  const areaFromM2 = numberIn(typed, "areaFromM2");
  const areaToM2 = numberIn(typed, "areaToM2");
  const priceUpTo = numberIn(typed, "priceUpTo");
  const note = noteIn(typed);
  const order = isUpsideDown(areaFromM2.value, areaToM2.value)
    ? { field: "areaToM2", message: "広さの上限は、下限より大きくしてください。" }
    : null;
  const issues = [areaFromM2.issue, areaToM2.issue ?? order, priceUpTo.issue, note.issue].filter((issue) => issue !== null);
  if (issues.length > 0) return { ok: false, issues };
  const numbers = { areaFromM2: areaFromM2.value, areaToM2: areaToM2.value, priceUpTo: priceUpTo.value };
  const layouts = HOME_LAYOUT_IDS.filter((layout) => typed[layoutField(layout)] === "on");
  return { ok: true, input: { layouts, ...numbers, note: note.value, wantsMail: typed.wantsMail === "on", updatedAt: seen } };
}

export function readOwner(typed: Typed, seen: string | null): ReadForm<OwnerInput> {
  const floor = numberIn(typed, "floor");
  const areaM2 = numberIn(typed, "areaM2");
  const note = noteIn(typed);
  const issues = [floor.issue, areaM2.issue, note.issue].filter((issue) => issue !== null);
  if (issues.length > 0) return { ok: false, issues };
  const layout = HOME_LAYOUT_IDS.find((id) => id === typed.layout) ?? null;
  return { ok: true, input: { floor: floor.value, layout, areaM2: areaM2.value, note: note.value, updatedAt: seen } };
}

function isUpsideDown(from: number | null, to: number | null): boolean {
  return from !== null && to !== null && to < from;
}

type Read<T> = { readonly value: T | null; readonly issue: FieldIssue | null };

type NumberRule = {
  readonly read: (text: string) => Result<number, Unread>;
  readonly min: number;
  readonly max: number;
  readonly message: string;
};

const area = (label: string): NumberRule => ({
  read: readAreaM2,
  min: 8,
  max: 2000,
  message: `${label}は8から2,000までの数字で入力してください。例：70`,
});

/** As the API bounds them. */
const NUMBERS = {
  areaFromM2: area("広さの下限"),
  areaToM2: area("広さの上限"),
  areaM2: area("専有面積"),
  floor: { read: readFloor, min: -3, max: 70, message: "階は地下3階から70階までの整数で入力してください。例：5" },
  priceUpTo: { read: readMan, min: 100_000, max: 10_000_000_000, message: "予算の上限は数字で入力してください。例：8,000" },
} as const satisfies Readonly<Record<string, NumberRule>>;

function numberIn(typed: Typed, field: keyof typeof NUMBERS): Read<number> {
  const { read, min, max, message }: NumberRule = NUMBERS[field];
  const found = read(typed[field] ?? "");
  if (!found.ok) return { value: null, issue: found.reason === "empty" ? null : { field, message } };
  return found.value >= min && found.value <= max ? { value: found.value, issue: null } : { value: null, issue: { field, message } };
}

function noteIn({ note = "" }: Typed): Read<string> {
  const text = note.trim();
  const contact = findContact(text);
  if (text.length > LONGEST_NOTE) return { value: null, issue: { field: "note", message: `${LONGEST_NOTE}文字以内で入力してください。` } };
  if (contact === null) return { value: text === "" ? null : text, issue: null };
  const message = `連絡先は書けません。「${contact.text}」を消してください。連絡が要るときは、運営がおつなぎします。`;
  return { value: null, issue: { field: "note", message } };
}

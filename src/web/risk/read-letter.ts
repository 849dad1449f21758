import type { CorrectionInput, InquiryInput } from "#api/client.ts";
import { isCorrectionField } from "#domain/risk/correction-fields.ts";
import { isEmail, readEmail } from "#kernel/email-address.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { LETTERS, type LetterField, type LetterTopic } from "./letter-fields.ts";

/** A letter as the API takes it. */
export type LetterInput =
  | { readonly to: "inquiry"; readonly input: InquiryInput }
  | {
      readonly to: "correction";
      readonly apartmentKey: string;
      readonly input: CorrectionInput;
      readonly files: readonly File[];
    };

type ReadLetter = { readonly ok: true; readonly letter: LetterInput } | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** What was typed, or what is wrong with it, in the order of the form. A correction without a building cannot be written. */
export function readLetter(topic: LetterTopic, apartmentKey: string | null, typed: Typed, files: readonly File[] = []): ReadLetter {
  const issues = LETTERS[topic].fields.flatMap((field) => {
    // A document says by itself what it is.
    if (field.name === "evidence" && files.length > 0 && !typed.evidence?.trim()) return [];
    const message = faultOf(field, (typed[field.name] ?? "").trim());
    return message === null ? [] : [{ field: field.name, message }];
  });
  if (issues.length > 0) return { ok: false, issues };
  if (topic !== "correction") return { ok: true, letter: { to: "inquiry", input: inquiryOf(topic, apartmentKey, typed) } };
  const { field = "", proposed = "", evidence = "", email = "" } = typed;
  const trap = trapOf(typed);
  if (apartmentKey === null || !isCorrectionField(field)) {
    return { ok: false, issues: [{ field: "field", message: "訂正する項目を選び直してください。" }] };
  }
  return {
    ok: true,
    letter: { to: "correction", apartmentKey, input: { field, proposed, evidence, email: readEmail(email), ...trap }, files },
  };
}

function inquiryOf(kind: Exclude<LetterTopic, "correction">, apartmentKey: string | null, typed: Typed): InquiryInput {
  const text = (name: string) => typed[name]?.trim() || undefined;
  return {
    kind,
    apartmentKey: apartmentKey ?? undefined,
    email: readEmail(typed.email ?? ""),
    name: text("name"),
    message: text("message"),
    apartmentName: text("apartmentName"),
    address: text("address"),
    preferredDates: text("preferredDates"),
    ...(kind === "registration" ? { wantsUpdates: typed.wantsUpdates === "on" } : {}),
    ...trapOf(typed),
  };
}

/** What stands in the field that people do not see. */
export function trapOf({ leaveEmpty }: Typed): { readonly leaveEmpty?: string } {
  return leaveEmpty ? { leaveEmpty } : {};
}

/** What is wrong with one answer; null: nothing. */
function faultOf(field: LetterField, text: string): string | null {
  const { label, isRequired, kind, most } = field;
  if (text === "") return isRequired ? `${label}を${kind === "choice" ? "選んで" : "入力して"}ください。` : null;
  if (most !== undefined && text.length > most) return `${label}は${most.toLocaleString("ja-JP")}文字以内で入力してください。`;
  return formFault(field, text);
}

function formFault({ label, kind, choices = [] }: LetterField, text: string): string | null {
  if (kind === "email") return isEmail(readEmail(text)) ? null : "メールアドレスを確認してください。例：hanako@example.jp";
  if (kind === "choice") return choices.some(({ value }) => value === text) ? null : `${label}を選び直してください。`;
  return null;
}

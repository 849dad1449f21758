import type { CorrectionInput, InquiryInput, ProposalInput } from "#api/client/client.ts";
import type { InquiryKind } from "#domain/letters/kinds.ts";
import { isRelation } from "#domain/letters/proposal-fields.ts";
import { isCorrectionField } from "#domain/risk/corrections/correction-field.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { fieldsToRead, trapOf } from "#web/kit/letter/letter.ts";
import { type LetterTopic, letterOf } from "./letter-fields.ts";

/** A letter as the API takes it. */
export type LetterInput =
  | { readonly to: "inquiry"; readonly input: InquiryInput }
  | { readonly to: "proposal"; readonly input: ProposalInput; readonly files: readonly File[] }
  | {
      readonly to: "correction";
      readonly apartmentKey: string;
      readonly input: CorrectionInput;
      readonly files: readonly File[];
    };

/** A correction is about something, and about one building or place. */
const NO_SUBJECT: FieldIssue = { field: "field", message: "訂正する項目を選び直してください" };

/** What was typed, or what is wrong with it, in the order of the form. A correction of nothing cannot be written. */
export function readLetter(
  topic: LetterTopic,
  apartmentKey: string | null,
  typed: Typed,
  files: readonly File[] = [],
): ReadForm<LetterInput> {
  const read = readFields(fieldsToRead(letterOf(topic, apartmentKey), files.length), typed);
  if (!read.ok) return read;
  const text = textsOf(read.input);
  if (topic === "listing") return readProposal(text, typed, files);
  if (topic === "letter-stop") return { ok: true, input: { to: "inquiry", input: { ...stopOf(text), ...trapOf(typed) } } };
  if (topic !== "correction") {
    const wishes = topic === "registration" ? { wantsUpdates: isTicked(typed, "wantsUpdates") } : {};
    return { ok: true, input: { to: "inquiry", input: { ...inquiryOf(topic, apartmentKey, text), ...wishes, ...trapOf(typed) } } };
  }
  const field = text("field");
  if (apartmentKey === null || !isCorrectionField(field)) return { ok: false, issues: [NO_SUBJECT] };
  const input = { field, proposed: text("proposed"), evidence: text("evidence"), email: text("email"), ...trapOf(typed) };
  return { ok: true, input: { to: "correction", apartmentKey, input, files } };
}

/** An address that wants no letters reaches the desk as a question, in words that its operators record it by. */
function stopOf(text: TextOf): InquiryInput {
  const lines = ["お手紙の停止の申し出", `住所：${text("address")}`, `お手紙の番号：${text("letterNumber") || "記入なし"}`];
  return { kind: "question", message: lines.join("\n"), email: text("email"), ...(text("name") !== "" && { name: text("name") }) };
}

/** Somebody is something to the building. */
const NO_RELATION: FieldIssue = { field: "relation", message: "この建物との関係を選び直してください" };

function readProposal(text: TextOf, typed: Typed, files: readonly File[]): ReadForm<LetterInput> {
  const relation = text("relation");
  if (!isRelation(relation)) return { ok: false, issues: [NO_RELATION] };
  const known = text("known");
  const building = { apartmentName: text("apartmentName"), address: text("address"), relation, ...(known === "" ? {} : { known }) };
  const input = { ...building, evidence: text("evidence"), email: text("email"), ...trapOf(typed) };
  return { ok: true, input: { to: "proposal", input, files } };
}

type TextOf = (name: string) => string;

/** The answer to a field of a letter, whatever letter it is: empty where it was left empty or is not asked. */
function textsOf(answers: Readonly<Record<string, unknown>>): TextOf {
  return (name) => {
    const answer = answers[name];
    return typeof answer === "string" ? answer : "";
  };
}

const OPTIONAL = ["name", "message", "preferredDates"] as const;

function inquiryOf(kind: InquiryKind, apartmentKey: string | null, text: TextOf): InquiryInput {
  const given = OPTIONAL.flatMap((name) => (text(name) === "" ? [] : [[name, text(name)]]));
  return { kind, ...(apartmentKey !== null && { apartmentKey }), email: text("email"), ...Object.fromEntries(given) };
}

import {
  type ApiClient,
  apiClient,
  type BizContactInput,
  type BizDirectMailInput,
  type BizDocumentInput,
  type BizTrialInput,
} from "#api/client/client.ts";
import { BIZ_CONTACT_FIELDS, BIZ_DIRECTMAIL_FIELDS, BIZ_DOCUMENT_FIELDS, BIZ_TRIAL_FIELDS } from "#kernel/business-fields/lead-fields.ts";
import { faultWords } from "#kernel/fields/field-words.ts";
import {
  type Answers,
  type FieldIssue,
  type FieldSet,
  isTicked,
  type ReadForm,
  readFields,
  type Typed,
  withoutEmpty,
} from "#kernel/fields/read-fields.ts";
import { trapOf } from "#web/kit/letter/letter.ts";
import type { Sent } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";
import { type BizForm, needsLicence } from "./lead-letters.ts";

/** A form of the business arm as the API takes it, but for how long it was written. */
export type LeadInput =
  | { readonly to: "contact"; readonly body: BizContactInput }
  | { readonly to: "directmail"; readonly body: BizDirectMailInput }
  | { readonly to: "document"; readonly body: BizDocumentInput }
  | { readonly to: "trial"; readonly body: BizTrialInput };

const NO_TERMS: FieldIssue = { field: "terms", message: "事業者向け利用規約をお読みのうえ、同意にチェックしてください" };
const NO_LICENCE: FieldIssue = { field: "licence", message: faultWords(BIZ_CONTACT_FIELDS.licence, "required") };

/** What was typed, or what is wrong with it, in the order of the form. A broker says its licence. */
export function readLead(form: BizForm, typed: Typed): ReadForm<LeadInput> {
  const trap = trapOf(typed);
  switch (form) {
    case "contact":
      return read(BIZ_CONTACT_FIELDS, typed, [], (body) => ({ to: form, body: { ...body, ...trap } }));
    case "directmail":
      return read(BIZ_DIRECTMAIL_FIELDS, typed, [], (body) => ({ to: form, body: { ...body, ...trap } }));
    case "document": {
      const wantsContact = isTicked(typed, "wantsContact");
      return read(BIZ_DOCUMENT_FIELDS, typed, [], (body) => ({ to: form, body: { ...body, wantsContact, ...trap } }));
    }
    case "trial": {
      const more = { wantsReminders: isTicked(typed, "wantsReminders"), termsVersion: BIZ_TERMS_VERSION, ...trap } as const;
      const issues = isTicked(typed, "terms") ? [] : [NO_TERMS];
      return read(BIZ_TRIAL_FIELDS, typed, issues, (body) => ({ to: form, body: { ...body, ...more } }));
    }
  }
}

/** The answers without what was left empty: what is needed is there, as it was read. */
type Given<F extends FieldSet> = {
  readonly [Name in keyof F as F[Name]["isRequired"] extends true ? Name : never]: Answers<F>[Name];
} & { readonly [Name in keyof F as F[Name]["isRequired"] extends true ? never : Name]?: Exclude<Answers<F>[Name], null> };

function read<F extends FieldSet>(
  fields: F,
  typed: Typed,
  further: readonly FieldIssue[],
  made: (given: Given<F>) => LeadInput,
): ReadForm<LeadInput> {
  const answers = readFields(fields, typed);
  const licence = needsLicence(typed) && (typed.licence ?? "").trim() === "" ? [NO_LICENCE] : [];
  const issues = inOrder(Object.keys(fields), [...(answers.ok ? [] : answers.issues), ...licence, ...further]);
  // What is required was read above, or there are issues.
  return answers.ok && issues.length === 0 ? { ok: true, input: made(withoutEmpty(answers.input) as Given<F>) } : { ok: false, issues };
}

function inOrder(names: readonly string[], issues: readonly FieldIssue[]): readonly FieldIssue[] {
  const placeOf = ({ field }: FieldIssue) => (names.includes(field) ? names.indexOf(field) : names.length);
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Parts = { readonly leads?: ApiClient["leads"]; readonly isOnline?: boolean };

/** `seconds`: from the opening of the page. */
export async function sendLead(
  input: LeadInput,
  seconds: number,
  { leads = apiClient().leads, isOnline = navigator.onLine }: Parts = {},
): Promise<Sent> {
  const answer = await post(leads, input, seconds);
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
  const { id, answerDueOn, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}

function post(leads: ApiClient["leads"], input: LeadInput, seconds: number) {
  switch (input.to) {
    case "contact":
      return leads.post("/contact", { body: { ...input.body, seconds } });
    case "directmail":
      return leads.post("/directmail", { body: { ...input.body, seconds } });
    case "document":
      return leads.post("/document", { body: { ...input.body, seconds } });
    case "trial":
      return leads.post("/trial", { body: { ...input.body, seconds } });
  }
}

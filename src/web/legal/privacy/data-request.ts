import { type ApiClient, apiClient, type DataRequestInput } from "#api/client/client.ts";
import { DATA_REQUEST_FIELDS, DATA_REQUESTS, isDataRequest } from "#domain/letters/data-request-fields.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { type Letter, type LetterField, trapOf } from "#web/kit/letter/letter.ts";
import type { Sent } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

const { request, ...others } = DATA_REQUEST_FIELDS;
const { message, name, email, accountEmail } = others;
/** As they are called in the form: the part of the page that it stands in is `request`, to which the policy itself links. */
const FORM_FIELDS = { requestKind: request, ...others };

const fields: readonly LetterField[] = [
  {
    ...{ name: "requestKind", look: "choice", field: request },
    choices: Object.entries(DATA_REQUESTS).map(([value, label]) => ({ value, label })),
  },
  {
    ...{ name: "message", look: "long", field: message },
    hint: "どの情報について、どうしてほしいかを書いてください。例：登録した住所の開示を希望します。",
  },
  { name: "name", look: "line", field: name, hint: "ご本人であることは、アカウントのメールアドレスなどで確かめます。" },
  { name: "email", look: "email", field: email },
  {
    ...{ name: "accountEmail", look: "line", field: accountEmail },
    hint: "会員の方で、お返事を受け取るアドレスと違うときに書いてください。",
  },
];

/** 開示等の請求, as it is asked for. */
export const DATA_REQUEST: Letter = {
  title: "個人データについての請求",
  action: "内容を確認する",
  purpose:
    "いただいた内容は、ご本人の確認と、請求へのお返事のためだけに使います。お返事を終えてから3年で削除します。ほかの会社や人には渡しません。",
  fields,
};

const NO_KIND: FieldIssue = { field: "requestKind", message: "請求の種類を選び直してください" };

/** What was typed, as the API takes it, or what is wrong with it. */
export function readDataRequest(typed: Typed): ReadForm<DataRequestInput> {
  const read = readFields(FORM_FIELDS, typed);
  if (!read.ok) return read;
  const { input } = read;
  const kind = input.requestKind ?? "";
  if (!isDataRequest(kind)) return { ok: false, issues: [NO_KIND] };
  const [account, writer] = [input.accountEmail ?? "", input.name ?? ""];
  return {
    ok: true,
    input: {
      ...{ request: kind, message: input.message ?? "", email: input.email ?? "" },
      ...(writer === "" ? {} : { name: writer }),
      ...(account === "" ? {} : { accountEmail: account }),
      ...trapOf(typed),
    },
  };
}

export async function sendDataRequest(
  input: DataRequestInput,
  { estate = apiClient().estate, isOnline = navigator.onLine }: { readonly estate?: ApiClient["estate"]; readonly isOnline?: boolean } = {},
): Promise<Sent> {
  const answer = await estate.post("/data-requests", { body: input });
  if (!answer.ok) return { ok: false, failure: inForm(problemFailure(answer.problem, isOnline)) };
  const { id, answerDueOn, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}

/** A failure with the fields as the form calls them. */
function inForm(failure: SubmitFailure): SubmitFailure {
  const issues = failure.issues.map((issue) => (issue.field === "request" ? { ...issue, field: "requestKind" } : issue));
  return { ...failure, issues };
}

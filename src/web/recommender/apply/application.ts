import { type ApiClient, apiClient, type RecommenderApplicationInput } from "#api/client/client.ts";
import { required } from "#kernel/fields/field-kind.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_COMPANY_FIELDS, RECOMMENDER_SETUP_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import { browserDraft } from "#web/kit/form/tab-draft.ts";
import { type Letter, type LetterField, trapOf } from "#web/kit/letter/letter.ts";
import type { Sent } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { storeKey } from "#wire/stores.ts";

/** The two pages are kept apart, in the browser: the first is read once more by the second. */
export const companyDraft = () => browserDraft(storeKey("property", "recommender:company"));
export const setupDraft = () => browserDraft(storeKey("property", "recommender:setup"));

export const PLAN_CHOICES = [
  { value: "small", label: "お客さま100人まで" },
  { value: "standard", label: "お客さま1,000人まで" },
  { value: "large", label: "お客さま1,001人以上" },
] as const;

const SOURCE_CHOICES = [
  { value: "own", label: "自社の物件だけ" },
  { value: "own-first", label: "自社の物件を先に、ほかの物件も" },
  { value: "all", label: "このサイトの売出物件すべて" },
] as const;

const { listingSource, mailDomain, lineAccount, note } = RECOMMENDER_SETUP_FIELDS;
const TERMS = required("利用規約に同意します", oneOf(["on"]));
const fields: readonly LetterField[] = [
  {
    name: "listingSource",
    look: "choice",
    field: listingSource,
    choices: SOURCE_CHOICES,
    hint: "自社の物件は、業者用の管理画面からの登録か、ファイル・APIの連携で掲載したものです。",
  },
  {
    ...{ name: "mailDomain", look: "line", field: mailDomain },
    hint: "SPF・DKIM・DMARCの設定は、このあとの設定で確かめます。準備ができていなくても申し込めます。",
  },
  { name: "lineAccount", look: "line", field: lineAccount, hint: "LINEでもお知らせを届けるときに書いてください。" },
  { name: "note", look: "long", field: note },
  { name: "terms", look: "tick", field: TERMS, inShort: "利用規約への同意" },
];

/** 導入お申し込み, second page: with what the first page has kept it is sent. */
export const SETUP_LETTER: Letter = {
  title: "導入お申し込み",
  action: "内容を確認する",
  purpose: "いただいた内容は、免許の確認と、サービスの設定のご連絡のためだけに使います。",
  fields,
};

const NO_TERMS: FieldIssue = { field: "terms", message: "利用規約をお読みのうえ、同意にチェックしてください" };
/** Told where the form begins: its fields are on the page before. */
const NO_COMPANY: FieldIssue = { field: "listingSource", message: "はじめのページの入力が済んでいません。1/2にもどってください" };

/** Both pages as the API takes them. `company`: what the first has kept. */
export function readApplication(typed: Typed, company: Typed | null): ReadForm<RecommenderApplicationInput> {
  const [first, second] = [readFields(RECOMMENDER_COMPANY_FIELDS, company ?? {}), readFields(RECOMMENDER_SETUP_FIELDS, typed)];
  const issues = [...(first.ok ? [] : [NO_COMPANY]), ...(second.ok ? [] : second.issues), ...(isTicked(typed, "terms") ? [] : [NO_TERMS])];
  if (!first.ok || !second.ok || issues.length > 0) return { ok: false, issues };
  const { listingSource: source, ...more } = second.input;
  return {
    ok: true,
    input: { ...first.input, listingSource: source, ...withoutEmpty(more), termsVersion: TERMS_VERSION, ...trapOf(typed) },
  };
}

export async function sendApplication(
  input: RecommenderApplicationInput,
  {
    recommender = apiClient().recommender,
    isOnline = navigator.onLine,
  }: { readonly recommender?: ApiClient["recommender"]; readonly isOnline?: boolean } = {},
): Promise<Sent> {
  const answer = await recommender.post("/applications", { body: input });
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
  const { id, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: null, isRepeated } };
}

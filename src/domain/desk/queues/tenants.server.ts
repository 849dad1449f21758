import { lineField, noteField, optional } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import type { Application, ListingSource } from "#domain/tenants/core/types.ts";
import {
  applicationsIn,
  approveApplication,
  countInReview,
  findApplication,
  type KeyRefusal,
  keyRefusal,
  type ReviewRefusal,
  rejectApplication,
  TENANT_STATE_WORDS,
} from "#domain/tenants/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DecisionRefusal, DeskQueue } from "./queue.server.ts";

const SOURCE_WORDS: Readonly<Record<ListingSource, string>> = { own: "自社の物件だけ", "own-first": "自社の物件を先に", all: "すべて" };
const NOTE = noteField("申し込んだ会社への連絡", "メールで届きます。");
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "approve", label: "承認を頼む", tone: "primary", needsSecond: true },
    lead: "ほかの担当者が承認すると、会社のページの設定に進みます。",
    fields: [
      lineField("key", "キー", "ページのアドレスに使います。英小文字・数字・ハイフンで3から40文字"),
      { ...NOTE, ...optional(NOTE), label: "承認する理由と連絡" },
    ],
  },
  {
    ...{ key: "reject", label: "お断りする", tone: "secondary", needsSecond: false },
    ...{ lead: "理由をメールで知らせます。", fields: [{ ...NOTE, label: "お断りする理由" }] },
  },
];

/** 物件提案サービスの申し込み: whoever is approved writes to people under its own name, so two operators agree to it. */
export const tenants: DeskQueue = {
  key: "tenants",
  title: "物件提案サービス",
  count: ({ db }, today) => countInReview(db, lateBefore(today)),
  list: async ({ db }, span) => (await applicationsIn(db, ["review"], span)).map(headOf),
  find: async ({ db }, id) => {
    const application = await findApplication(db, id);
    if (application?.state !== "review") return null;
    const { company, licence, address, plan, listingSource, mailDomain, lineAccount, note, companyId } = application;
    return {
      ...headOf(application),
      facts: [
        { label: "会社", value: company },
        { label: "免許証番号", value: licence },
        { label: "所在地", value: address },
        { label: "プラン", value: plan },
        { label: "ご提案する物件", value: SOURCE_WORDS[listingSource] },
        { label: "差出人のドメイン", value: mailDomain ?? "なし" },
        { label: "LINE", value: lineAccount ?? "なし" },
        { label: "業者アカウント", value: companyId ?? "なし" },
        { label: "ご質問・ご要望", value: note ?? "記入なし" },
      ],
      contact: [
        { label: "担当の方", value: application.person },
        { label: "電話", value: application.phone },
        { label: "メールアドレス", value: application.email },
      ],
      ...{ files: [], actions: ACTIONS },
    } satisfies Item;
  },
  standsAgainst: async ({ db }, { id, input }) => {
    const refusal = await keyRefusal(db, { id, key: input.key ?? "" });
    return refusal && refusalOf(refusal);
  },
  decide: async (deps, { id, action, input }) => {
    const { note = "", key = "" } = input;
    if (action !== "approve" && action !== "reject") return refused({ is: "unknown" });
    const reviewed = await (action === "approve" ? approveApplication(deps, { id, note, key }) : rejectApplication(deps, { id, note }));
    if (!reviewed.ok) return refused(refusalOf(reviewed.reason));
    const done = action === "approve" ? `承認し、${key}を設定中にしました。` : "お断りしました。";
    return ok({ done: `${done}結果をメールで知らせます。`, undo: null, isOver: true });
  },
};

function headOf({ id, company, licence, state, receivedAt }: Application) {
  return { id, title: `${company}(${licence})`, state: TENANT_STATE_WORDS[state], receivedAt, dueOn: deskDueOn(receivedAt) };
}

const AT_FIELD = {
  "note-missing": { field: "note", message: "理由を入力してください" },
  "bad-key": { field: "key", message: "英小文字・数字・ハイフンで、3文字から40文字にしてください" },
  "key-taken": { field: "key", message: "そのキーは使われています" },
  "company-taken": { field: "key", message: "申し込んだ会社は、すでに物件提案サービスを使っています" },
} as const;

function refusalOf(reason: ReviewRefusal | KeyRefusal): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (typeof reason === "object") return { is: "not-now", state: TENANT_STATE_WORDS[reason.notFrom] };
  return { is: "invalid", faults: [AT_FIELD[reason]] };
}

import { endContractsOfClosed } from "#domain/api-access/index.server.ts";
import { companiesIn, countApplied, decideCompany, ROLE_WORDS, reviewedCompany, STATE_WORDS } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { noteField, optional } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DeskQueue } from "./queue.server.ts";

const NOTE = noteField("会社への連絡", "会社の管理者にメールで届きます。");
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "approve", label: "承認する", tone: "primary", needsSecond: false, fields: [optional(NOTE)] },
    lead: "免許を登録簿で確かめてから押してください。会社は物件を掲載できます。",
  },
  {
    ...{ key: "reject", label: "承認しない", tone: "secondary", needsSecond: false, fields: [{ ...NOTE, label: "承認しない理由" }] },
    lead: "会社は内容を直して、もう一度申し込めます。",
  },
];

/** 業者アカウントの申し込み. */
export const companies: DeskQueue = {
  key: "companies",
  title: "業者アカウント",
  count: ({ db }, today) => countApplied(db, lateBefore(today)),
  list: async ({ db }, span) => (await companiesIn(db, ["applied"], span)).map(headOf),
  find: async ({ db }, id) => {
    const found = await reviewedCompany(db, id);
    if (found?.company.state !== "applied") return null;
    const { company, staff, sameLicence } = found;
    return {
      ...headOf(company),
      facts: [
        { label: "商号または名称", value: company.name },
        { label: "免許証番号", value: company.licence },
        { label: "所在地", value: company.address },
        { label: "会社の電話", value: company.phone },
        { label: "同じ免許証番号の会社", value: sameLicence.join("、") || "なし" },
        ...(company.decisionNote === null ? [] : [{ label: "前回の連絡", value: company.decisionNote }]),
      ],
      contact: [
        { label: "お問い合わせを受けるアドレス", value: company.newEmail ?? company.email },
        ...staff.map(({ role, name, email }) => ({ label: ROLE_WORDS[role].name, value: `${name} ${email}` })),
      ],
      ...{ files: [], actions: ACTIONS },
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    if (action !== "approve" && action !== "reject") return refused({ is: "unknown" });
    const decided = await decideCompany({ ...deps, onClosed: endContractsOfClosed }, { id, decision: action, note: input.note ?? "" });
    if (decided.ok)
      return ok({ done: `${STATE_WORDS[decided.value.state]}にしました。結果をメールで知らせます。`, undo: null, isOver: true });
    if (decided.reason === "unknown") return refused({ is: "unknown" });
    if (decided.reason === "note-missing")
      return refused({ is: "invalid", faults: [{ field: "note", message: "理由を入力してください" }] });
    return refused({ is: "not-now", state: STATE_WORDS[decided.reason.notFrom] });
  },
};

function headOf({ id, name, licence, state, updatedAt }: Company) {
  return { id, title: `${name}(${licence})`, state: STATE_WORDS[state], receivedAt: updatedAt, dueOn: deskDueOn(updatedAt) };
}

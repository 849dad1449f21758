import { REJECTIONS } from "#domain/assets/checks/types.ts";
import { acceptOwnership, documentsOf, documentsWaiting, REJECTION_WORDS, rejectOwnership } from "#domain/assets/index.server.ts";
import { choiceField, noteField, optional } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn } from "./due.server.ts";
import { countOf, spanOf } from "./listed-whole.server.ts";
import type { DeskQueue } from "./queue.server.ts";

type Waiting = Awaited<ReturnType<typeof documentsWaiting>>[number];

const KIND_WORDS: Readonly<Record<Waiting["kind"], string>> = { condo: "マンション", house: "一戸建て", land: "土地" };
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "accept", label: "所有を確認した", tone: "primary", needsSecond: false, fields: [] },
    lead: "資料の物件と登録された物件が同じで、名義が本人のものであることを確かめてから押してください。資料は消えます。",
  },
  {
    ...{ key: "reject", label: "確認できない", tone: "secondary", needsSecond: false },
    lead: "理由を会員に知らせます。資料は消え、会員はもう一度出せます。",
    fields: [
      choiceField(
        "rejection",
        "理由",
        REJECTIONS.map((value) => ({ value, label: REJECTION_WORDS[value] })),
      ),
      optional(noteField("書き添えること", "会員に届きます。資料に書かれた名前などは入れないでください。")),
    ],
  },
];

/** 所有の確認: documents by which a member shows that a home is theirs; they are gone after the decision. */
export const documents: DeskQueue = {
  key: "documents",
  title: "所有の確認",
  count: async ({ db }, today) => countOf((await documentsWaiting(db)).map(headOf), today),
  list: async ({ db }, span) => spanOf((await documentsWaiting(db)).map(headOf), span),
  find: async (deps, id) => {
    const waiting = (await documentsWaiting(deps.db)).find((one) => one.id === id);
    const found = waiting && (await documentsOf(deps, id));
    if (!found) return null;
    const { home, documents: kept } = found;
    const { name, address, kind, areaM2, floor, layout } = home;
    return {
      ...headOf(waiting),
      facts: [
        { label: "物件", value: name },
        { label: "所在地", value: address },
        { label: "種別", value: KIND_WORDS[kind] },
        { label: "面積", value: areaM2 === null ? "データなし" : `${areaM2}㎡` },
        { label: "階・間取り", value: `${floor === null ? "データなし" : `${floor}階`}　${layout ?? "データなし"}` },
        { label: "これまでに出した回数", value: `${waiting.before}回` },
      ],
      files: kept.map(({ id: fileId, name: file, contentType, content }) => ({
        id: fileId,
        name: file,
        contentType,
        bytes: content?.byteLength ?? 0,
      })),
      ...{ contact: [], actions: ACTIONS },
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    const reason = REJECTIONS.find((one) => one === input.rejection);
    if (action === "reject" && !reason) return refused({ is: "invalid", faults: [{ field: "rejection", message: "選び直してください" }] });
    const decided =
      reason && action === "reject"
        ? await rejectOwnership(deps, id, { reason, note: input.note || null })
        : await acceptOwnership(deps, id);
    if (decided.ok)
      return ok({ done: action === "accept" ? "所有を確認しました。" : "確認できないことを知らせます。", undo: null, isOver: true });
    return refused(decided.reason === "unknown" ? { is: "unknown" } : { is: "not-now", state: "決定済み、または取り下げ" });
  },
  readFile: async (deps, id, fileId) => (await documentsOf(deps, id))?.documents.find((one) => one.id === fileId)?.content ?? null,
};

function headOf({ id, handedInAt, kind, cityName, documents: files }: Waiting) {
  const title = `${cityName}の${KIND_WORDS[kind]}(資料${files}件)`;
  return { id, title, state: "確認待ち", receivedAt: handedInAt, dueOn: deskDueOn(handedInAt) };
}

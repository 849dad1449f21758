import { REJECTIONS } from "#domain/assets/checks/types.ts";
import {
  acceptOwnership,
  countDocuments,
  documentsOf,
  documentsWaiting,
  REJECTION_WORDS,
  rejectOwnership,
  removeLooseDocuments,
  revokeOwnership,
} from "#domain/assets/index.server.ts";
import { choiceField, noteField, optional } from "#domain/desk/core/fields.ts";
import { operatorName } from "#domain/desk/core/operator-name.ts";
import type { ActionOffer, Fact, ItemFile, ItemHead } from "#domain/desk/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DecisionRefusal, DeskQueue, QueueDeps } from "./queue.server.ts";

type Waiting = Awaited<ReturnType<typeof documentsWaiting>>[number];

const KIND_WORDS: Readonly<Record<Waiting["kind"], string>> = { condo: "マンション", house: "一戸建て", land: "土地" };
const REASON_FIELDS = [
  choiceField(
    "rejection",
    "理由",
    REJECTIONS.map((value) => ({ value, label: REJECTION_WORDS[value] })),
  ),
  optional(noteField("書き添えること", "会員に届きます。資料に書かれた名前などは入れないでください。")),
];
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "accept", label: "所有を確認した", tone: "primary", needsSecond: false, fields: [] },
    lead: "資料の物件と登録された物件が同じで、所有者の名前が会員の氏名と同じであることを確かめてから押してください。資料は消えます。",
  },
  {
    ...{ key: "reject", label: "確認できない", tone: "secondary", needsSecond: false, fields: REASON_FIELDS },
    lead: "理由を会員に知らせます。資料は消え、会員はもう一度出せます。",
  },
];
const REVOKE: ActionOffer = {
  ...{ key: "revoke", label: "確認を取り消す", tone: "secondary", needsSecond: false, fields: REASON_FIELDS },
  lead: "進行中のオファーは終わり、理由を会員に知らせます。会員は資料をもう一度出せます。",
};

/** 所有の確認: documents by which a member shows that a home is theirs; they are gone after the decision. */
export const documents: DeskQueue = {
  key: "documents",
  title: "所有の確認",
  count: ({ db }, today) => countDocuments(db, lateBefore(today)),
  list: async ({ db }, span) => (await documentsWaiting(db, span)).map(headOf),
  // What was accepted is in no list, and found by the number that the trail has: its verification may be withdrawn.
  find: async (deps, id) => {
    const [waiting] = await documentsWaiting(deps.db, { id });
    const found = await documentsOf(deps, id);
    if (!found) return null;
    const facts = factsOf(found);
    if (waiting)
      return {
        ...headOf(waiting),
        facts: [...facts, beforeOf(waiting)],
        personFacts: ownerOf(found),
        parties: [found.owner.sub],
        files: filesOf(found),
        contact: [],
        actions: ACTIONS,
      };
    return isVouched(found) ? { ...vouchedHead(found), facts, files: [], contact: [], actions: [REVOKE] } : null;
  },
  decide: async (deps, { id, action, input }) => {
    if (action === "accept") {
      const accepted = await acceptOwnership(deps, id);
      return accepted.ok
        ? ok({ ...over("所有を確認しました。"), afterwards: removing(deps, accepted.value.documents) })
        : refusal(accepted.reason);
    }
    const reason = REJECTIONS.find((one) => one === input.rejection);
    if (!reason) return refused({ is: "invalid", faults: [{ field: "rejection", message: "選び直してください" }] });
    const why = { reason, note: input.note || null };
    if (action === "revoke") {
      const revoked = await revokeOwnership(deps, id, why);
      return revoked.ok ? ok(over("確認を取り消し、会員に知らせます。")) : refusal(revoked.reason);
    }
    const rejected = await rejectOwnership(deps, id, why);
    if (!rejected.ok) return refusal(rejected.reason);
    return ok({ ...over("確認できないことを知らせます。"), afterwards: removing(deps, rejected.value.documents) });
  },
  readFile: async (deps, id, fileId) => (await documentsOf(deps, id))?.documents.find((one) => one.id === fileId)?.content ?? null,
};

function headOf({ id, handedInAt, kind, cityName, documents: files }: Waiting) {
  const title = `${cityName}の${KIND_WORDS[kind]}(資料${files}件)`;
  return { id, title, state: "確認待ち", receivedAt: handedInAt, dueOn: deskDueOn(handedInAt) };
}

type Found = NonNullable<Awaited<ReturnType<typeof documentsOf>>>;

function over(done: string) {
  return { done, undo: null, isOver: true } as const;
}

/** Once the decision is kept: a rollback must not cost the documents. Where storage is down the decision stands, and the hourly sweep, whose failures are logged, removes them. */
function removing({ clock, storage }: QueueDeps, documents: readonly string[]) {
  return (db: Db) => removeLooseDocuments({ db, clock, storage }, documents).catch(() => 0);
}

type NotDecided = "unknown" | { readonly notFrom: string };

function refusal(reason: NotDecided): Result<never, DecisionRefusal> {
  return refused(reason === "unknown" ? { is: "unknown" } : { is: "not-now", state: "決定済み、または取り下げ" });
}

function factsOf({ home: { name, address, kind, areaM2, floor, layout } }: Found): Fact[] {
  return [
    { label: "物件", value: name },
    { label: "所在地", value: address },
    { label: "種別", value: KIND_WORDS[kind] },
    { label: "面積", value: areaM2 === null ? "データなし" : `${areaM2}㎡` },
    { label: "階・間取り", value: `${floor === null ? "データなし" : `${floor}階`}　${layout ?? "データなし"}` },
  ];
}

/** Held against the owner that the documents name. */
function ownerOf({ owner: { sub, name } }: Found): Fact[] {
  return [
    { label: "会員の氏名", value: name ?? "登録されていません（消されました）" },
    { label: "会員番号", value: operatorName(sub) },
  ];
}

function beforeOf({ before }: Waiting): Fact {
  return { label: "これまでに出した回数", value: `${before}回` };
}

function filesOf({ documents: kept }: Found): ItemFile[] {
  return kept.map(({ id, name, contentType, content }) => ({ id, name, contentType, bytes: content?.byteLength ?? 0 }));
}

function isVouched({ check, home }: Found): boolean {
  return check.state === "accepted" && (home.state === "verified" || home.state === "paused");
}

function vouchedHead({ check, home }: Found): ItemHead {
  return {
    ...{ id: check.id, title: `所有を確認した${KIND_WORDS[home.kind]}`, state: "確認済み" },
    ...{ receivedAt: check.handedInAt, dueOn: null },
  };
}

import { noteField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import type { ListingState } from "#domain/listings/core/types.ts";
import {
  changeListingState,
  countOpenReports,
  findOpenReport,
  openReports,
  possibleEvents,
  settleReport,
} from "#domain/listings/index.server.ts";
import type { ReportReason } from "#domain/listings/reports/types.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DeskQueue } from "./queue.server.ts";
import { rowNumber } from "./row-number.server.ts";

type Report = NonNullable<Awaited<ReturnType<typeof findOpenReport>>>;

const BY = { as: "operator" } as const;
const REASON_WORDS: Readonly<Record<ReportReason, string>> = { sold: "もう売れている", different: "内容が違う", other: "そのほか" };
const LISTING_WORDS: Readonly<Record<ListingState, string>> = {
  active: "掲載中",
  suspended: "掲載終了",
  applied: "申込あり",
  sold: "成約済み",
  expired: "期限切れ",
  archived: "保管",
};
const SETTLE: ActionOffer = {
  ...{ key: "settle", label: "確かめたことにする", tone: "primary", needsSecond: false },
  ...{ lead: "掲載はそのまま続きます。", fields: [noteField("確かめた内容")] },
};
const SUSPEND: ActionOffer = {
  ...{ key: "suspend", label: "掲載を止める", tone: "secondary", needsSecond: false },
  ...{ lead: "物件はすぐに検索から外れます。会社はもう一度掲載できます。", fields: [noteField("止める理由", "会社の記録に残ります。")] },
};

/** 掲載の通報: a visitor says that a home is gone, or otherwise than told. */
export const reports: DeskQueue = {
  key: "reports",
  title: "掲載の通報",
  count: ({ db }, today) => countOpenReports(db, lateBefore(today)),
  list: async ({ db }, span) => (await openReports(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const report = await findOpenReport(db, rowNumber(id));
    if (!report) return null;
    const { title, address, companyName, reason, note, state, openOfHome, listingId } = report;
    return {
      ...headOf(report),
      facts: [
        { label: "物件", value: `${title}(${address}) ${listingId}` },
        { label: "掲載している会社", value: companyName },
        { label: "掲載の状態", value: LISTING_WORDS[state] },
        { label: "通報の理由", value: REASON_WORDS[reason] },
        { label: "気づいたこと", value: note ?? "記入なし" },
        { label: "この物件の未確認の通報", value: `${openOfHome}件` },
      ],
      ...{ contact: [], files: [], actions: [SETTLE, ...(possibleEvents(state).includes("suspend") ? [SUSPEND] : [])] },
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    const report = await findOpenReport(deps.db, rowNumber(id));
    if (!report) return refused({ is: "unknown" });
    if (action === SUSPEND.key) {
      const asked = { listingId: report.listingId, event: "suspend", reason: input.note ?? null, by: BY } as const;
      const changed = await changeListingState(deps, asked);
      if (!changed.ok) return refused({ is: "not-now", state: LISTING_WORDS[report.state] });
    }
    const settled = await settleReport(deps, { by: BY, id: report.id });
    if (!settled.ok) return refused({ is: "unknown" });
    return ok({ done: action === SUSPEND.key ? "掲載を止めました。" : "確かめたことにしました。", undo: null, isOver: true });
  },
};

function headOf({ id, title, reason, reportedAt }: Report) {
  return {
    ...{ id: String(id), title: `${title}：${REASON_WORDS[reason]}`, state: "未確認", receivedAt: reportedAt },
    dueOn: deskDueOn(reportedAt),
  };
}

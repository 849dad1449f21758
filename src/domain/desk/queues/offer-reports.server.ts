import { noteField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import { LIVE_STATES, type OfferState, type Side } from "#domain/offers/core/types.ts";
import { closeReport, countReported, endReportedOffer, offerLog, offersReported, type ReportReason } from "#domain/offers/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import { logFacts, partiesOf } from "./offer-log.server.ts";
import type { DeskQueue } from "./queue.server.ts";

type Report = Awaited<ReturnType<typeof offersReported>>[number];

const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  contact: "連絡先を聞かれた",
  discrimination: "差別的な言葉",
  pressure: "強い催促",
  false: "事実と違う",
  other: "そのほか",
};
const SIDE_WORDS: Readonly<Record<Side, string>> = { buyer: "購入を希望する人", owner: "所有する人" };
const STANDING_WORDS = { live: "続いている", "handed-over": "会社が担当", over: "終わっている" } as const;
const CLOSE: ActionOffer = {
  ...{ key: "close-report", label: "対応を終える", tone: "primary", needsSecond: false },
  ...{ lead: "どう対応したかを残します。相手には何も届きません。", fields: [noteField("対応の内容")] },
};

const END: ActionOffer = {
  ...{ key: "end-offer", label: "このオファーを終わりにする", tone: "secondary", needsSecond: false },
  lead: "双方に、運営が終了したことを知らせます。だれが知らせたかは伝わりません。連絡先を伝え合ったあとでも、画面には出なくなります。保留していたほかのオファーは再開します。元には戻せません。",
  fields: [noteField("終わりにする理由")],
};

/** 直接オファーの通報: one side tells that something in a thread is not right. */
export const offerReports: DeskQueue = {
  key: "offer-reports",
  title: "オファーの通報",
  count: ({ db }, today) => countReported(db, lateBefore(today)),
  list: async ({ db }, span) => (await offersReported(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const [report] = await offersReported(db, { id });
    if (!report) return null;
    const { offerId, side, reason, note, messageNo } = report;
    const log = await offerLog(db, offerId);
    const standing = log === null ? "over" : standingOf(log.state);
    return {
      ...headOf(report),
      facts: [
        { label: "オファー", value: offerId },
        { label: "オファーの状態", value: STANDING_WORDS[standing] },
        { label: "知らせた人", value: SIDE_WORDS[side] },
        { label: "理由", value: REASON_WORDS[reason] },
        { label: "内容", value: note ?? "記入なし" },
        { label: "メッセージ", value: messageNo === null ? "指定なし" : `${messageNo}番` },
      ],
      ...{ contact: logFacts(log), parties: partiesOf(log), files: [], actions: standing === "live" ? [CLOSE, END] : [CLOSE] },
    } satisfies Item;
  },
  decide: async (deps, { id, action, input, by }) => {
    if (action === END.key) {
      const ended = await endReportedOffer(deps, { id, operator: by, outcome: input.note ?? "" });
      if (ended.ok) return ok({ done: "オファーを終わりにしました。双方に知らせます。", undo: null, isOver: true });
      return refused(typeof ended.reason === "object" ? { is: "not-now", state: ended.reason.state } : { is: "unknown" });
    }
    const closed = await closeReport(deps, { id, operator: by, outcome: input.note ?? "" });
    return closed.ok ? ok({ done: "対応を終えました。", undo: null, isOver: true }) : refused({ is: "unknown" });
  },
};

function standingOf(state: OfferState): keyof typeof STANDING_WORDS {
  if (state === "handed_to_agent") return "handed-over";
  return LIVE_STATES.some((live) => live === state) ? "live" : "over";
}

function headOf({ id, offerId, reason, at }: Report) {
  return { id, title: `${REASON_WORDS[reason]}(${offerId})`, state: "未確認", receivedAt: at, dueOn: deskDueOn(at) };
}

import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import type { Side } from "#domain/offers/core/types.ts";
import { appealsWaiting, countAppeals, decideAppeal, offerLog } from "#domain/offers/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import { partiesOf } from "./offer-log.server.ts";
import type { DeskQueue } from "./queue.server.ts";

type Appeal = Awaited<ReturnType<typeof appealsWaiting>>[number];

const SIDE_WORDS: Readonly<Record<Side, string>> = { buyer: "購入を希望する人", owner: "所有する人" };
const plain = { fields: [], needsSecond: false } as const;
const PASS: ActionOffer = {
  ...plain,
  ...{ key: "pass", label: "相手に届ける", lead: "連絡先や差別的な言葉がないことを確かめてから押してください。", tone: "primary" },
};
const KEEP_BACK: ActionOffer = {
  ...plain,
  ...{ key: "keep-back", label: "届けない", lead: "書いた人に、届けないことを知らせます。", tone: "secondary" },
};
/** Between the number of an offer and that of its message. */
const MARK = "~";

/** 止めたメッセージ: the filter held a message back, and its writer asked for a look. */
export const offerAppeals: DeskQueue = {
  key: "offer-appeals",
  title: "止めたメッセージ",
  count: ({ db }, today) => countAppeals(db, lateBefore(today)),
  list: async ({ db }, span) => (await appealsWaiting(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const [appeal] = await appealsWaiting(db, { id });
    if (!appeal) return null;
    const { offerId, no, side, text, isOver } = appeal;
    return {
      ...headOf(appeal),
      facts: [
        { label: "オファー", value: `${offerId} ${no}番` },
        ...(isOver ? [{ label: "オファーの状態", value: "終わっています。メッセージは届けられません" }] : []),
        { label: "書いた人", value: SIDE_WORDS[side] },
        { label: "メッセージ", value: text },
      ],
      ...{ contact: [], parties: partiesOf(await offerLog(db, offerId)), files: [], actions: isOver ? [KEEP_BACK] : [PASS, KEEP_BACK] },
    } satisfies Item;
  },
  decide: async (deps, { id, action, by }) => {
    const [offerId = "", no = ""] = id.split(MARK);
    const passes = action === "pass";
    const decided = await decideAppeal(deps, { offerId, no: Number(no), passes, operator: by });
    if (!decided.ok) return refused(decided.reason === "unknown" ? { is: "unknown" } : { is: "not-now", state: decided.reason.over });
    return ok({ done: passes ? "相手に届けました。" : "届けないことにしました。", undo: null, isOver: true });
  },
};

/** Without a word of the message. */
function headOf({ id, offerId, no, at }: Appeal) {
  return { id, title: `オファー ${offerId} の${no}番`, state: "確認待ち", receivedAt: at, dueOn: deskDueOn(at) };
}

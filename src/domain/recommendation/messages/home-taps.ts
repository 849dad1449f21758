import type { ChatAction, ChatText } from "#domain/notifications/line/types.ts";
import { NOPE_REASONS, type NopeReason } from "#domain/recommendation/core/delivery.ts";

/** What a press on a home of a message tells us. */
type HomeTap = {
  readonly kind: "like" | "nope" | "undo";
  readonly reason: NopeReason | null;
  readonly batchId: string;
  readonly position: number;
};

/** What became of a press. */
export type TapOccasion =
  | { readonly kind: "liked" | "undone" | "unknown-home" }
  | { readonly kind: "refused"; readonly batchId: string; readonly position: number; readonly hasReason: boolean };

const TAPS = ["like", "nope", "undo"] as const;
const ASKED: readonly (readonly [NopeReason, string])[] = [
  ["price", "価格"],
  ["place", "場所"],
  ["area", "広さ"],
  ["age", "築年数"],
  ["walk", "駅から遠い"],
];

/** As it stands in a postback. */
function tapData({ kind, reason, batchId, position }: HomeTap): string {
  return new URLSearchParams({ tap: kind, ...(reason === null ? {} : { reason }), batch: batchId, n: String(position) }).toString();
}

/** Null: it is of no home. */
export function readTap(data: unknown): HomeTap | null {
  const sent = new URLSearchParams(typeof data === "string" && data.length <= 300 ? data : "");
  const kind = TAPS.find((one) => one === sent.get("tap"));
  const [batchId, position] = [sent.get("batch") ?? "", Number(sent.get("n"))];
  if (kind === undefined || !/^[\w-]{1,64}$/.test(batchId) || !Number.isInteger(position) || position < 1) return null;
  return { kind, reason: NOPE_REASONS.find((reason) => reason === sent.get("reason")) ?? null, batchId, position };
}

/** The presses below a home in a message. */
export function tapsOf(batchId: string, { position, title }: { readonly position: number; readonly title: string }): ChatAction[] {
  const tap = (kind: "like" | "nope", label: string): ChatAction => ({
    ...{ type: "postback", label, data: tapData({ kind, reason: null, batchId, position }) },
    displayText: `${label}：${title}`.slice(0, 300),
  });
  return [tap("like", "いいね"), tap("nope", "興味なし")];
}

/** What the account says to a press, whoever's account it is. */
export function tapWords(occasion: TapOccasion): ChatText {
  switch (occasion.kind) {
    case "liked":
      return text("「いいね」を受け取りました。次からのお知らせに生かします。");
    case "undone":
      return text("取り消しました。");
    case "unknown-home":
      return text("この物件のお知らせは、見つかりませんでした。");
    case "refused":
      return refused(occasion);
  }
}

function refused({ batchId, position, hasReason }: Extract<TapOccasion, { kind: "refused" }>): ChatText {
  const press = (label: string, tap: Pick<HomeTap, "kind" | "reason">) => ({
    type: "action" as const,
    action: { type: "postback" as const, label, data: tapData({ ...tap, batchId, position }), displayText: label },
  });
  const undo = press("取り消す", { kind: "undo", reason: null });
  if (hasReason) return { ...text("理由を受け取りました。次からのお知らせに生かします。"), quickReply: { items: [undo] } };
  const reasons = ASKED.map(([reason, label]) => press(label, { kind: "nope", reason }));
  return {
    ...text("「興味なし」を受け取りました。この物件は、もうお知らせしません。よろしければ、理由を教えてください。"),
    quickReply: { items: [...reasons, undo] },
  };
}

function text(words: string): ChatText {
  return { type: "text", text: words };
}

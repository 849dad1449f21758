import type { ChatAction, ChatMessage, ChatText } from "#domain/notifications/line/types.ts";

/** Why a tenant's account answers in a chat. */
export type TenantChatOccasion =
  | { readonly kind: "followed" | "followed-registered" | "came-back" | "stopped" | "nothing-to-stop" | "unclear" }
  | { readonly kind: "liked" | "undone" | "unknown-home" }
  | { readonly kind: "refused"; readonly batchId: string; readonly position: number; readonly hasReason: boolean };

/** What a press on a home of a message tells us. */
type HomeTap = {
  readonly kind: "like" | "nope" | "undo";
  readonly reason: string | null;
  readonly batchId: string;
  readonly position: number;
};

const TAPS = ["like", "nope", "undo"] as const;
const STOP = "action=stop";
const REASONS = [
  ["price", "価格"],
  ["place", "場所"],
  ["area", "広さ"],
  ["age", "築年数"],
  ["walk", "駅から遠い"],
] as const;

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
  return { kind, reason: REASONS.find(([reason]) => reason === sent.get("reason"))?.[0] ?? null, batchId, position };
}

/** The presses below a home in a message. */
export function tapsOf(batchId: string, { position, title }: { readonly position: number; readonly title: string }): ChatAction[] {
  const tap = (kind: "like" | "nope", label: string): ChatAction => ({
    ...{ type: "postback", label, data: tapData({ kind, reason: null, batchId, position }) },
    displayText: `${label}：${title}`.slice(0, 300),
  });
  return [tap("like", "いいね"), tap("nope", "興味なし")];
}

type TenantChatLinks = {
  /** The broker in full. */
  readonly name: string;
  /** Where a condition is told inside LINE, and the conditions that were; null: the broker has no page inside LINE. */
  readonly formUrl: string | null;
  /** The same outside LINE. */
  readonly webUrl: string;
};

/** What the account of a broker says, as the Messaging API takes it. Everything it says is of this broker alone. */
export function tenantChatWords(occasion: TenantChatOccasion, links: TenantChatLinks): ChatMessage[] {
  const { name } = links;
  switch (occasion.kind) {
    case "followed":
      return [
        buttons(`${name}を友だちに追加していただき、ありがとうございます。希望の条件を登録すると、合う物件をこのトークでお知らせします。`, [
          form(links, "希望の条件を登録する"),
        ]),
      ];
    case "followed-registered":
      return [
        buttons(
          `友だちに追加していただき、ありがとうございます。登録した条件に合う物件が出たときに、${name}からこのトークでお知らせします。`,
          [form(links, "登録した条件を見る")],
        ),
      ];
    case "came-back":
      return [
        buttons("ブロックを解除していただき、ありがとうございます。登録した条件は、そのままです。", [form(links, "登録した条件を見る")]),
      ];
    case "stopped":
      return [
        buttons(`${name}からのお知らせを、すべて止めました。ほかの会社やサービスのお知らせは、変わりません。`, [
          form(links, "条件を登録し直す"),
        ]),
      ];
    case "nothing-to-stop":
      return [text(`${name}からのお知らせは、登録されていません。`)];
    case "liked":
      return [text("「いいね」を受け取りました。次からのお知らせに生かします。")];
    case "undone":
      return [text("取り消しました。")];
    case "unknown-home":
      return [text("この物件のお知らせは、見つかりませんでした。")];
    case "refused":
      return [refused(occasion)];
    case "unclear":
      return [
        buttons("ここでは、次のことができます。物件へのご質問は、物件のページからお送りください。", [
          form(links, "条件の登録・変更"),
          { type: "postback", label: "お知らせを止める", data: STOP, displayText: "お知らせを止める" },
        ]),
      ];
  }
}

function refused({ batchId, position, hasReason }: Extract<TenantChatOccasion, { kind: "refused" }>): ChatText {
  const press = (label: string, tap: Pick<HomeTap, "kind" | "reason">) => ({
    type: "action" as const,
    action: { type: "postback" as const, label, data: tapData({ ...tap, batchId, position }), displayText: label },
  });
  const undo = press("取り消す", { kind: "undo", reason: null });
  if (hasReason) return { ...text("理由を受け取りました。次からのお知らせに生かします。"), quickReply: { items: [undo] } };
  const reasons = REASONS.map(([reason, label]) => press(label, { kind: "nope", reason }));
  return {
    ...text("「興味なし」を受け取りました。この物件は、もうお知らせしません。よろしければ、理由を教えてください。"),
    quickReply: { items: [...reasons, undo] },
  };
}

function form({ formUrl, webUrl }: TenantChatLinks, label: string): ChatAction {
  return { type: "uri", label, uri: formUrl ?? webUrl };
}

function text(words: string): ChatText {
  return { type: "text", text: words };
}

/** LINE takes 160 letters in such a message. */
function buttons(words: string, actions: ChatAction[]): ChatMessage {
  return { type: "template", altText: words, template: { type: "buttons", text: words.slice(0, 160), actions } };
}

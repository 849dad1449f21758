import type { ChatAction, ChatMessage, ChatText } from "#domain/notifications/line/types.ts";

/** Why a tenant's account answers in a chat. */
export type TenantChatOccasion = {
  readonly kind: "followed" | "followed-registered" | "came-back" | "stopped" | "nothing-to-stop" | "unclear";
};

const STOP = "action=stop";

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
    case "unclear":
      return [
        buttons("ここでは、次のことができます。物件へのご質問は、物件のページからお送りください。", [
          form(links, "条件の登録・変更"),
          { type: "postback", label: "お知らせを止める", data: STOP, displayText: "お知らせを止める" },
        ]),
      ];
  }
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

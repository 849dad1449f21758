import type { ChatAction, ChatMessage, ChatText } from "./types.ts";

/** Why the account answers in a chat. */
export type ChatOccasion =
  | "followed"
  | "followed-linked"
  | "came-back"
  | "asked-to-link"
  | "no-link"
  | "linked"
  | "link-failed"
  | "stopped"
  | "nothing-to-stop"
  | "unclear"
  | "unclear-linked";

export type ChatLinks = {
  /** Of the service. */
  readonly name: string;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  /** For one account and ten minutes; null: none was to be had. */
  readonly linkToken: string | null;
};

/** What buttons and the menu of the chat send back. */
export const CHAT_DEEDS = { link: "action=link", stop: "action=stop" } as const;

const STOP: ChatAction = { type: "postback", label: "お知らせを止める", data: CHAT_DEEDS.stop };
const HELLO = "おすすめの物件や値下げを、このトークでお知らせします。お知らせは、通知設定で選んだものだけです。";

/** What the account says, as the Messaging API takes it. */
export function chatWords(occasion: ChatOccasion, links: ChatLinks): ChatMessage[] {
  const { name, origin } = links;
  const settings: ChatAction = { type: "uri", label: "通知設定を開く", uri: `${origin}/settings/notification` };
  switch (occasion) {
    case "followed":
      return [text(`${name}を友だちに追加していただき、ありがとうございます。\n${HELLO}`), linkButton(links)];
    case "followed-linked":
      return [buttons(`${name}です。連携はそのままです。お知らせは、通知設定で選んだものだけをお送りします。`, [settings])];
    case "came-back":
      return [buttons("ブロックを解除していただき、ありがとうございます。以前の連携が戻りました。通知設定は変えていません。", [settings])];
    case "asked-to-link":
      return [linkButton(links)];
    case "no-link":
      return [text("いまは連携を始められません。少し待ってから、もう一度「連携」と送ってください。")];
    case "linked":
      return [buttons("連携しました。受け取りたいお知らせを、通知設定で選んでください。", [settings])];
    case "link-failed":
      return [text("連携できませんでした。時間がたったか、別の画面で連携を始めたようです。「連携」と送ると、やり直せます。")];
    case "stopped":
      return [text("連携をやめました。このトークには、もうお知らせを送りません。「連携」と送ると、いつでも戻せます。")];
    case "nothing-to-stop":
      return [text("このトークには、お知らせを送っていません。")];
    case "unclear":
      return [unclear([{ type: "postback", label: "連携する", data: CHAT_DEEDS.link }, STOP, settings])];
    case "unclear-linked":
      return [unclear([{ type: "uri", label: "最新のおすすめを見る", uri: `${origin}/recc/latest` }, STOP, settings])];
  }
}

function unclear(actions: ChatAction[]): ChatMessage {
  return buttons("ここでは、次のことができます。物件へのご質問は、物件のページからお送りください。", actions);
}

function linkButton({ name, origin, linkToken }: ChatLinks): ChatMessage {
  if (linkToken === null) return text("連携するときは、「連携」と送ってください。");
  const uri = `${origin}/line/link?${new URLSearchParams({ linkToken })}`;
  return buttons(`${name}の会員の方は、連携すると、お知らせを受け取れます。ボタンは10分間使えます。`, [
    { type: "uri", label: "連携する", uri },
  ]);
}

function text(words: string): ChatText {
  return { type: "text", text: words };
}

function buttons(words: string, actions: ChatAction[]): ChatMessage {
  return { type: "template", altText: words, template: { type: "buttons", text: words, actions } };
}

import { CHAT_DEEDS } from "./chat-words.ts";

const WIDTH = 2500;
const HEIGHT = 843;
const THIRD = Math.floor(WIDTH / 3);

/** The menu below the chat, three fields side by side; `origin` of the site, without a slash at the end. */
export function richMenu(origin: string) {
  const field = (index: number) => ({ x: index * THIRD, y: 0, width: index === 2 ? WIDTH - 2 * THIRD : THIRD, height: HEIGHT });
  return {
    size: { width: WIDTH, height: HEIGHT },
    selected: true,
    name: "machinone",
    chatBarText: "メニュー",
    areas: [
      { bounds: field(0), action: { type: "uri" as const, label: "お知らせ", uri: `${origin}/mypage` } },
      { bounds: field(1), action: { type: "uri" as const, label: "通知設定", uri: `${origin}/settings/notification` } },
      { bounds: field(2), action: { type: "postback" as const, label: "連携する", data: CHAT_DEEDS.link, displayText: "連携する" } },
    ],
  };
}

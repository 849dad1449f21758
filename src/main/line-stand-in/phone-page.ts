import { html, raw } from "hono/html";
import { drawLineMessages, LINE_BUBBLE_STYLE } from "#platform/line/draw-messages.ts";
import type { ChatEntry, LineUser } from "./types.ts";

const STYLE = `
  body { margin: 0; background: #8fa7c4; color: #1b2430; line-height: 1.6;
    font-family: "Hiragino Sans", "BIZ UDPGothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; }
  main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
  h1 { font-size: 1.125rem; margin: 0 0 0.75rem; }
  ol { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: 0.75rem; }
  .person { justify-self: end; background: #8de055; border-radius: 1rem; padding: 0.5rem 0.875rem; max-width: 17rem; overflow-wrap: anywhere; }
  .note { justify-self: center; font-size: 0.8125rem; background: #e3e9f1; border-radius: 1rem; padding: 0.125rem 0.75rem; }
  li { max-width: 100%; min-width: 0; }
  .deeds { display: flex; gap: 0.5rem; flex-wrap: wrap; background: #fff; border-radius: 0.875rem; padding: 0.75rem; }
  .deeds input { flex: 1 1 8rem; min-width: 0; height: 2.75rem; padding: 0 0.75rem; font: inherit; border: 1px solid #8a8f98; border-radius: 0.5rem; }
  .deeds button { height: 2.75rem; padding: 0 1rem; font: inherit; color: #fff; background: #0b5d66; border: 0; border-radius: 0.5rem; }
  form { margin: 0; }
  ${LINE_BUBBLE_STYLE}
`;

/** Whose account the chat is with, and the other accounts that this LINE knows. */
type PhoneAt = { readonly of: string | null; readonly others: readonly (string | null)[] };

const atOf = (of: string | null) => (of === null ? "" : `?of=${of}`);

/** The chat on a phone: what the account wrote, and what its person can do about it. */
export function phonePage({ name, isFriend, hasBlocked, chat }: LineUser, { of, others }: PhoneAt) {
  const at = atOf(of);
  const deed = (done: string, label: string) => html`<form method="post" action="/phone/${done}${at}"><button>${label}</button></form>`;
  const postback = (data: string, label: string) =>
    html`<form method="post" action="/phone/tap${at}"><input type="hidden" name="data" value="${data}" /><button>${label}</button></form>`;
  const entry = ({ from, messages }: ChatEntry) =>
    from === "account"
      ? html`<li>${drawLineMessages(messages, { postback })}</li>`
      : html`<li class="${from}">${messages.map((one) => ("text" in one ? String(one.text) : ""))}</li>`;
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>LINE(開発用)</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>LINE(開発用) ${name}さんの画面</h1>
          ${others.length === 0 ? "" : html`<p class="note">${others.map((one) => html`<a href="/phone${atOf(one)}">${one ?? "サイト"}のトーク</a> `)}</p>`}
          <ol>${chat.map(entry)}</ol>
          <div class="deeds">
            ${isFriend && !hasBlocked ? deed("unfollow", "ブロックする") : ""}
            ${isFriend && hasBlocked ? deed("unblock", "ブロックを解除する") : ""}
            ${isFriend ? "" : deed("follow", "友だちに追加する")}
            <form method="post" action="/phone/say${at}" class="deeds">
              <input name="text" aria-label="メッセージ" autocomplete="off" />
              <button>送る</button>
            </form>
            <form method="get" action="/phone">
              ${of === null ? "" : html`<input type="hidden" name="of" value="${of}" />`}<button>最新にする</button></form>
          </div>
        </main>
      </body>
    </html>`;
}

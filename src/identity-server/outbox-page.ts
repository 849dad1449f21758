import { html, raw } from "hono/html";
import type { SentMessage } from "#domain/identity/core/messages.ts";

const STYLE = `
  body { margin: 0; background: #faf8f5; color: #1b2430; line-height: 1.75;
    font-family: "Hiragino Sans", "BIZ UDPGothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; }
  main { max-width: 45rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
  h1 { font-size: 1.375rem; line-height: 1.4; margin: 0; }
  p { margin: 0.5rem 0; }
  .sub, dt { color: #586272; font-size: 0.8125rem; }
  form { display: flex; gap: 0.5rem; flex-wrap: wrap; align-items: end; margin: 1.5rem 0; }
  label { flex: 1 1 16rem; font-size: 0.875rem; }
  input { box-sizing: border-box; width: 100%; height: 3rem; padding: 0 0.75rem; font: inherit; border: 1px solid #8a8f98; border-radius: 0.625rem; }
  button { height: 3rem; padding: 0 1.25rem; font: inherit; color: #fff; background: #0b5d66; border: 0; border-radius: 0.625rem; }
  input:focus-visible, button:focus-visible { outline: 4px solid #000; outline-offset: 2px; box-shadow: 0 0 0 2px #ffd43d; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  li { background: #fff; border: 1px solid #e3e0da; border-radius: 0.875rem; padding: 1rem 1.25rem; }
  h2 { font-size: 1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
  .medium { font-size: 0.75rem; font-weight: normal; color: #0b5d66; background: #e6f1f1; border-radius: 1rem; padding: 0.125rem 0.625rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; align-items: baseline; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .code { font-size: 1.75rem; line-height: 1.4; letter-spacing: 0.1em; font-variant-numeric: tabular-nums; }
  pre { margin: 0.75rem 0 0; padding-top: 0.75rem; border-top: 1px solid #e3e0da; font: inherit; font-size: 0.875rem;
    white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const TIME = new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeStyle: "medium", timeZone: "Asia/Tokyo" });
const MEDIA = { EMAIL: "メール", SMS: "SMS" } as const;

/** What would have been sent, newest first. */
export function outboxPage({ messages, query }: { readonly messages: readonly SentMessage[]; readonly query: string }) {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>送信箱(開発用)</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>送信箱(開発用)</h1>
          <p class="sub">ローカル環境では、メールとSMSを送らずにここに保存します。新しい順に並んでいます。</p>
          <form method="get">
            <label>宛先またはユーザー名<input name="q" value="${query}" autocomplete="off" /></label>
            <button>絞り込む</button>
          </form>
          ${messages.length === 0 ? emptyNote(query) : html`<ol>${messages.map(messageCard)}</ol>`}
        </main>
      </body>
    </html>`;
}

function emptyNote(query: string) {
  if (query === "") return html`<p>まだ何も送られていません。会員登録をすると、確認コードのメールがここに届きます。</p>`;
  return html`<p>「${query}」に送られたものはありません。<a href="?">すべて表示する</a></p>`;
}

function messageCard({ medium, to, username, subject, body, code, sentAt }: SentMessage) {
  return html`<li>
    <h2><span class="medium">${MEDIA[medium]}</span> ${subject ?? "件名なし"}</h2>
    <dl>
      <dt>宛先</dt>
      <dd>${to}</dd>
      ${username === null ? "" : html`<dt>ユーザー名</dt><dd>${username}</dd>`}
      <dt>日時</dt>
      <dd><time datetime="${sentAt.toISOString()}">${TIME.format(sentAt)}</time></dd>
      ${code === null ? "" : html`<dt>コード</dt><dd class="code">${code}</dd>`}
    </dl>
    <pre>${body}</pre>
  </li>`;
}

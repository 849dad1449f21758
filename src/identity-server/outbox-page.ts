import { html, raw } from "hono/html";
import type { SentMessage } from "#domain/identity/core/messages.ts";
import { LINE_BUBBLE_STYLE } from "#platform/line/draw-messages.ts";
import { drawMessage, type Look, PARTS, SCHEMES, WIDTHS } from "./outbox-message.ts";

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #faf8f5; color: #1b2430; line-height: 1.75;
    font-family: "Hiragino Sans", "BIZ UDPGothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; }
  main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.375rem; line-height: 1.4; margin: 0; }
  p { margin: 0.5rem 0; }
  a { color: #0b5d66; }
  .sub, dt { color: #586272; font-size: 0.8125rem; }
  form { display: flex; gap: 0.5rem; flex-wrap: wrap; align-items: end; margin: 1rem 0; max-width: 40rem; }
  label { flex: 1 1 14rem; font-size: 0.875rem; }
  input { width: 100%; height: 3rem; padding: 0 0.75rem; font: inherit; border: 1px solid #8a8f98; border-radius: 0.625rem; }
  button { height: 3rem; padding: 0 1.25rem; font: inherit; color: #fff; background: #0b5d66; border: 0; border-radius: 0.625rem; }
  :is(a, input, button, iframe):focus-visible { outline: 4px solid #000; outline-offset: 2px; box-shadow: 0 0 0 2px #ffd43d; }
  .both { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
  .both.chosen > section { order: -1; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; align-content: start; }
  li a { display: block; padding: 0.75rem 1rem; color: inherit; text-decoration: none; background: #fff; border: 1px solid #e3e0da; border-radius: 0.75rem; }
  li a[aria-current] { border-color: #0b5d66; box-shadow: inset 4px 0 0 #0b5d66; }
  li strong, li span { display: block; overflow-wrap: anywhere; }
  .medium { display: inline-block; font-size: 0.75rem; color: #0b5d66; background: #e6f1f1; border-radius: 1rem; padding: 0 0.625rem; }
  .code { font-size: 1.375rem; line-height: 1.4; letter-spacing: 0.1em; font-variant-numeric: tabular-nums; }
  section { background: #fff; border: 1px solid #e3e0da; border-radius: 0.875rem; padding: 1rem; min-width: 0; }
  h2 { font-size: 1.125rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; align-items: baseline; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; margin: 0.75rem 0; }
  nav span { display: inline-flex; border: 1px solid #8a8f98; border-radius: 0.625rem; overflow: hidden; }
  nav a { min-height: 2.75rem; padding: 0.5rem 0.875rem; font-size: 0.875rem; text-decoration: none; }
  nav a[aria-current] { color: #fff; background: #0b5d66; }
  .stage { overflow-x: auto; background: #e8e5df; border-radius: 0.625rem; text-align: center; }
  iframe { display: inline-block; height: 46rem; max-height: 85vh; border: 0; background: #fff; vertical-align: top; }
  .phone { max-width: 100%; }
  .paper { margin: 0; padding: 1rem; background: #faf8f5; border-radius: 0.625rem; font: inherit; font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  .bubble { max-width: 22rem; padding: 0.75rem 1rem; background: #e6f1f1; border-radius: 1rem 1rem 1rem 0.25rem; overflow-wrap: anywhere; }
  .talk { padding: 1rem; background: #8fa7c4; border-radius: 0.625rem; }
  ${LINE_BUBBLE_STYLE}
  @media (min-width: 60rem) { .both { grid-template-columns: 22rem minmax(0, 1fr); align-items: start; } .both.chosen > section { order: 0; } }
`;

const TIME = new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeStyle: "medium", timeZone: "Asia/Tokyo" });
const MEDIA = { EMAIL: "メール", SMS: "SMS", LINE: "LINE" } as const;
const WORDS = {
  phone: "スマートフォン",
  desk: "パソコン",
  light: "ライト",
  dark: "ダーク",
  mail: "本文",
  text: "テキスト",
  headers: "ヘッダー",
} as const;

export type OutboxView = {
  /** Newest first. */
  readonly messages: readonly SentMessage[];
  readonly query: string;
  /** The message that is looked at; null: the newest. */
  readonly chosen: number | null;
  readonly look: Look;
};

/** What would have been sent, newest first, and one of it as its receiver sees it. */
export function outboxPage(view: OutboxView) {
  const { messages, query, chosen } = view;
  const shown = messages.find(({ id }) => id === chosen) ?? messages[0];
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
          <p class="sub">ローカル環境では、メール、SMS、LINEのメッセージを外へ送らずにここに保存します。新しい順に並んでいます。</p>
          <form method="get">
            <label>宛先またはユーザー名<input name="q" value="${query}" autocomplete="off" /></label>
            <button>絞り込む</button>
          </form>
          ${
            shown === undefined
              ? emptyNote(query)
              : html`<div class="both ${chosen === null ? "" : "chosen"}">
                  <ol>${messages.map((message) => listed(message, shown, view))}</ol>
                  ${opened(shown, view)}
                </div>`
          }
        </main>
      </body>
    </html>`;
}

function emptyNote(query: string) {
  if (query === "") return html`<p>まだ何も送られていません。会員登録をすると、確認コードのメールがここに届きます。</p>`;
  return html`<p>「${query}」に送られたものはありません。<a href="?">すべて表示する</a></p>`;
}

function listed(message: SentMessage, shown: SentMessage, view: OutboxView) {
  const { id, medium, to, code, sentAt } = message;
  return html`<li>
    <a href="${address(view, { id })}" ${id === shown.id ? raw('aria-current="true"') : ""}>
      <span class="medium">${MEDIA[medium]}</span>
      <strong>${titleOf(message)}</strong>
      <span class="sub">${to}</span>
      <span class="sub"><time datetime="${sentAt.toISOString()}">${TIME.format(sentAt)}</time></span>
      ${code === null ? "" : html`<span class="code">${code}</span>`}
    </a>
  </li>`;
}

function opened(message: SentMessage, view: OutboxView) {
  const { id, medium, to, username, attachments } = message;
  const { look } = view;
  return html`<section aria-labelledby="shown">
    <h2 id="shown">${titleOf(message)}</h2>
    <dl>
      <dt>宛先</dt>
      <dd>${to}</dd>
      ${username === null ? "" : html`<dt>ユーザー名</dt><dd>${username}</dd>`}
      ${attachments.map(({ filename, content }) => html`<dt>添付</dt><dd>${filename}<pre>${content}</pre></dd>`)}
    </dl>
    ${
      medium === "EMAIL"
        ? html`<nav aria-label="見え方">
            ${choice(view, id, "part", PARTS)} ${look.part === "mail" ? choice(view, id, "width", Object.keys(WIDTHS) as Look["width"][]) : ""}
            ${look.part === "mail" ? choice(view, id, "scheme", SCHEMES) : ""}
          </nav>`
        : ""
    }
    ${drawMessage(message, look)}
  </section>`;
}

/** A message of LINE has no subject: the first line of what the list of chats shows of it. */
function titleOf({ medium, subject, body }: SentMessage): string {
  const [first = ""] = medium === "LINE" ? body.split("\n") : [];
  return subject ?? (first || "件名なし");
}

function choice<Name extends keyof Look>(view: OutboxView, id: number, name: Name, values: readonly Look[Name][]) {
  const links = values.map(
    (value) =>
      html`<a href="${address(view, { id, [name]: value })}" ${view.look[name] === value ? raw('aria-current="true"') : ""}>${WORDS[value]}</a>`,
  );
  return html`<span>${links}</span>`;
}

function address({ query, look }: OutboxView, changed: Partial<Look> & { readonly id: number }): string {
  const { id, ...rest } = { ...look, ...changed };
  return `?${new URLSearchParams({ ...(query === "" ? {} : { q: query }), id: String(id), ...rest })}`;
}

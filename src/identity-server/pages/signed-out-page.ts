import { html } from "hono/html";
import { layout } from "./layout.ts";
import type { Markup } from "./markup.ts";

export function signedOutPage(): Markup {
  return layout({ title: "ログアウトしました", content: html`<div class="card"><p>このブラウザでのログインを終了しました。</p></div>` });
}

import { html } from "hono/html";
import { layout } from "./layout.ts";
import type { Markup } from "./markup.ts";
import { providerMark } from "./provider-mark.ts";

/** `href`: where the provider is asked. A link, not a form: it leads to another origin. `back`: to the client, with nothing done. */
export type ConnectView = { readonly provider: string; readonly account: string | null; readonly href: string; readonly back: string };

export function connectPage({ provider, account, href, back }: ConnectView): Markup {
  return layout({
    title: `${provider}をつなげる`,
    lead: `${provider}の画面で許可すると、次からは${provider}でも、いまのアカウントにログインできます。`,
    content: html`<div class="card stack">
      ${account === null ? "" : html`<dl class="facts"><dt>いまのアカウント</dt><dd>${account}</dd></dl>`}
      <a class="button provider" href="${href}">${providerMark(provider)}${provider}へ進む</a>
      <p class="link-row"><a href="${back}">つなげずにもどる</a></p>
    </div>`,
  });
}

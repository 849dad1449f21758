import { html } from "hono/html";
import type { PoolTerms } from "#domain/identity/core/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { hidden, type Markup, NOTHING, type Problem } from "./markup.ts";

/** The field that is ticked, and the one that says which version was shown. */
export const CONSENT = "terms";
export const CONSENT_VERSION = "terms_version";

/** The sentence of the site's own sign-up, with both texts to read in another tab. Nothing where a pool asks for no consent. */
export function consentTick(terms: PoolTerms | null, problems: readonly Problem[], isTicked = false): Markup {
  if (terms === null) return NOTHING;
  const own = problems.filter(({ field }) => field === CONSENT);
  const isWrong = own.length > 0;
  return html`<div class="field">
    ${isWrong ? html`<p class="problem" id="${CONSENT}-problem">${own.map(({ text }) => text).join("")}</p>` : NOTHING}
    ${hidden(CONSENT_VERSION, terms.version)}
    <div class="consent">
      <input id="${CONSENT}" type="checkbox" name="${CONSENT}" value="yes" required${isTicked ? html` checked` : NOTHING}${isWrong ? html` aria-invalid="true" aria-describedby="${CONSENT}-problem"` : NOTHING}>
      <label for="${CONSENT}">${reading(terms.termsUrl, "利用規約")}（${formatIsoDate(terms.version)}版）に同意し、${reading(terms.privacyUrl, "プライバシーポリシー")}を確認しました。</label>
    </div>
  </div>`;
}

function reading(href: string, text: string): Markup {
  return html`<a href="${href}" target="_blank" rel="noopener">${text}<span class="visually-hidden">（別のタブで開きます）</span></a>`;
}

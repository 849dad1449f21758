import { parseArgs } from "node:util";
import type { DomainCheck } from "#platform/mail-domain/check-mail-domain.ts";

export type MailDomainCommand =
  | { readonly kind: "check"; readonly domain: string; readonly selector: string | null; readonly includes: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const MAIL_DOMAIN_USAGE = `使い方: npm run mail-domain -- <ドメイン> [--selector 名前] [--include 送信サービスのドメイン]

送信に使うドメインの SPF・DKIM・DMARC を DNS で確かめます。何も変えません。

  --selector  DKIM の鍵の名前(何も付けないと、設定の MAIL_DKIM_SELECTOR)
  --include   SPF に含まれているはずのドメイン(例: amazonses.com)

終了コード: 0 すべて設定済み、1 足りないものがある、2 使い方の誤り`;

const OPTIONS = { selector: { type: "string" }, include: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** What the words after `npm run mail-domain --` ask for. */
export function mailDomainCommand(words: readonly string[]): MailDomainCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    if (values.help) return { kind: "help" };
    const [domain = "", ...more] = positionals.map((word) => word.toLowerCase());
    if (!DOMAIN.test(domain) || more.length > 0) return { kind: "misused", problem: "ドメインを1つ指定してください（例: example.jp）" };
    return { kind: "check", domain, selector: values.selector ?? null, includes: values.include ?? null };
  } catch {
    return { kind: "misused", problem: "この指定は使えません" };
  }
}

const STATES = { ok: "設定済み", missing: "ありません", wrong: "直してください", unknown: "確かめられません" } as const;

/** The checks as lines for a terminal. */
export function checkLines(checks: readonly DomainCheck[]): string[] {
  return checks.flatMap(({ what, name, state, hint }) => [
    `${what}  ${STATES[state]}  (${name})`,
    ...(state === "ok" ? [] : [`  ${hint}`]),
  ]);
}

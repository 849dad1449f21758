import type { MxState } from "./types.ts";

/** Mailboxes that anybody opens in a minute, and those of mobile carriers: a mail from there says nothing of a company. */
const FREE: ReadonlySet<string> = new Set([
  ...["gmail.com", "googlemail.com", "yahoo.co.jp", "yahoo.com", "yahoo.ne.jp", "ymail.ne.jp", "outlook.com", "outlook.jp", "hotmail.com"],
  ...["hotmail.co.jp", "live.jp", "live.com", "msn.com", "icloud.com", "me.com", "mac.com", "aol.com", "proton.me", "protonmail.com"],
  ...["gmx.com", "mail.com", "zoho.com", "docomo.ne.jp", "ezweb.ne.jp", "au.com", "softbank.ne.jp", "i.softbank.jp", "rakumail.jp"],
  ...["uqmobile.jp", "ymobile.ne.jp", "y-mobile.ne.jp", "excite.co.jp", "infoseek.jp", "mail.goo.ne.jp", "nifty.com", "biglobe.ne.jp"],
]);

/** The domain of an address: `hanako@Example.co.jp` -> `example.co.jp`. */
export function mailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

export function isFreeMail(email: string): boolean {
  return FREE.has(mailDomainOf(email));
}

/** Whether a host and a mail domain are of one owner: the same, or one below the other, `www.` left out. */
export function isSameOwner(host: string, mailDomain: string): boolean {
  const [site, mail] = [host.replace(/^www\./, ""), mailDomain.replace(/^www\./, "")];
  return site === mail || site.endsWith(`.${mail}`) || mail.endsWith(`.${site}`);
}

/** Faster than this nobody writes a form and reads it once more. */
const HASTY_SECONDS = 5;

/** `seconds`: from the page to the sending, as the page tells; null: it did not. */
export function isHasty(seconds: number | null): boolean {
  return seconds !== null && seconds < HASTY_SECONDS;
}

/** MX of a domain: one that takes no mails says so by a single dot (RFC 7505). */
export function mxOf(hosts: readonly string[]): Extract<MxState, "found" | "none"> {
  return hosts.some((host) => host !== "" && host !== ".") ? "found" : "none";
}

export const MX_WORDS: Readonly<Record<MxState, string>> = {
  unchecked: "確認中",
  found: "受け取るサーバーがあります",
  none: "受け取るサーバーがありません",
  unknown: "DNSの応答がなく、確認できませんでした",
};

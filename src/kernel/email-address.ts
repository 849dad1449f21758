/** The user pool takes user names of up to 128 characters (its service model). */
export const MOST_EMAIL_CHARACTERS = 128;

/** An address as it was meant: full-width characters made half-width, spaces around it gone, the domain in lower case. */
export function readEmail(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const at = plain.lastIndexOf("@");
  return at === -1 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** Whether a text that {@link readEmail} gave has the form of an address. Old carrier addresses such as `a..b.@docomo.ne.jp` have it too. */
export function isEmail(text: string): boolean {
  return text.length <= MOST_EMAIL_CHARACTERS && /^[^\s@\p{C}]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u.test(text);
}

/** Dots in the name mean nothing there, and both domains are one: Google's help on Gmail addresses. */
const DOTLESS: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * One name for all addresses that reach the same mailbox: lower case, half-width, without a tag (`name+tag@`), at Gmail without dots. For limits
 * alone: a mail goes to the address as its owner wrote it. A text that is no address, such as a telephone number, is its own name.
 */
export function mailboxKey(address: string): string {
  const plain = readEmail(address).toLowerCase();
  const at = plain.lastIndexOf("@");
  if (at < 1) return plain;
  const [name, domain] = [plain.slice(0, at), plain.slice(at + 1)];
  const tagAt = name.indexOf("+", 1);
  const untagged = tagAt === -1 ? name : name.slice(0, tagAt);
  return DOTLESS.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

export type EmailAdvice =
  /** Probably mistyped; `suggestion` is the whole address put right. */
  | { readonly kind: "mistyped"; readonly suggestion: string }
  /** Of a mobile carrier, whose filter may hold our mail back. */
  | { readonly kind: "carrier" };

/** What is worth saying about an address before a code is sent to it; null: nothing. */
export function emailAdvice(text: string): EmailAdvice | null {
  const address = readEmail(text);
  const at = address.lastIndexOf("@");
  if (at < 1 || at === address.length - 1) return null;
  const domain = address.slice(at + 1);
  const meant = meantDomain(domain);
  if (meant !== domain) return { kind: "mistyped", suggestion: `${address.slice(0, at)}@${meant}` };
  return CARRIERS.has(domain) || domain.endsWith(".vodafone.ne.jp") ? { kind: "carrier" } : null;
}

function meantDomain(domain: string): string {
  const dotted = domain
    .replace(/[,、。･・]+/g, ".")
    .replace(/\.{2,}/g, ".")
    .replace(/\.$/, "");
  const ended = dotted.replace(/\.(con|cpm|vom|xom|comm|ccom|om)$/, ".com").replace(/\.(co|ne|or|ac)\.(jo|jpp|ip|pj)$/, ".$1.jp");
  return KNOWN_SLIPS[ended] ?? ended;
}

/** Slips of the big providers. Domains that belong to somebody, such as `ymail.com`, are not among them. */
const KNOWN_SLIPS: Readonly<Record<string, string>> = {
  "gmai.com": "gmail.com",
  "gmial.com": "gmail.com",
  "gamil.com": "gmail.com",
  "gmaill.com": "gmail.com",
  "gmail.co.jp": "gmail.com",
  "gmail.ne.jp": "gmail.com",
  "yahoo.jp": "yahoo.co.jp",
  "yaho.co.jp": "yahoo.co.jp",
  "yahooo.co.jp": "yahoo.co.jp",
  "docomo.co.jp": "docomo.ne.jp",
  "docmo.ne.jp": "docomo.ne.jp",
  "docomo.jp": "docomo.ne.jp",
  "ezweb.co.jp": "ezweb.ne.jp",
  "softbank.co.jp": "softbank.ne.jp",
  "icloud.co.jp": "icloud.com",
  "iclould.com": "icloud.com",
};

/** Mail domains of Japanese mobile carriers. */
const CARRIERS: ReadonlySet<string> = new Set([
  "docomo.ne.jp",
  "ezweb.ne.jp",
  "au.com",
  "softbank.ne.jp",
  "i.softbank.jp",
  "ymobile.ne.jp",
  "y-mobile.ne.jp",
  "yahoo.ne.jp",
  "willcom.com",
  "pdx.ne.jp",
  "wcm.ne.jp",
  "emnet.ne.jp",
  "disney.ne.jp",
  "uqmobile.jp",
  "rakumail.jp",
]);

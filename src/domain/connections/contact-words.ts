import { plainText } from "#kernel/japanese-text.ts";
import { withPlainDigits } from "#kernel/kanji-number.ts";

/** Ways to reach somebody. `account`: a name in LINE or another network. */
export type ContactKind = "phone" | "mail" | "web" | "account";
/** What was found, in plain letters: full width, long dashes and hidden characters are put right before the search. */
export type ContactFound = { readonly kind: ContactKind; readonly text: string };

const BETWEEN = String.raw`[-\s().・_/~ー]{0,3}`;
const NETWORKS =
  "instagram|インスタ(?:グラム)?|twitter|ツイッター|facebook|フェイスブック|kakao(?:talk)?|カカオ(?:トーク)?|telegram|テレグラム|whatsapp|wechat|微信|skype|スカイプ|discord|ディスコード";
const NAMED = String.raw`(?:の)?\s*(?:id|アイディー?|アカウント|[:@]|交換|ください|下さい`;

/** In this order: an address has an `@` that would else begin the name of an account, and a domain that would else be a page. */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  // 10 or 11 digits from 0, or from +81.
  ["phone", new RegExp(String.raw`(?<!\d)(?:\+${BETWEEN}81${BETWEEN}0?|0)${BETWEEN}[1-9](?:${BETWEEN}\d){8,9}(?!\d)`)],
  [
    "mail",
    // From the last letter before the sign to the first after the dot: the rest of both names is found by walking, not by trying.
    /[\w.+-]\s{0,9}(?:@|[([<]at[)\]>]|アットマーク|あっとまーく|\sat\s)\s{0,9}[\w-]{1,63}\s{0,9}(?:\.|ドット|どっと|[([<]dot[)\]>]|\sdot\s)\s{0,9}[\w-]/i,
  ],
  [
    "web",
    /https?:|(?<![\w.-])(?:www\.[\w-]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|jp|info|biz|me|io|co|app|dev|xyz|link|site|online|page|shop|tokyo|tv|gl|ly|ee|be)(?![\w]))|ドット(?:コム|ジェーピー)/i,
  ],
  ["account", new RegExp(String.raw`(?<![a-z])line(?![a-z])\s*${NAMED}|で|に|へ|から|追加)`, "i")],
  ["account", new RegExp(String.raw`(?<![ァ-ヶー])ライン\s*${NAMED})`, "i")],
  ["account", new RegExp(String.raw`(?:${NETWORKS})\s*${NAMED}|で連絡|でdm)`, "i")],
  ["account", /(?<![\w.])@[a-z_][\w.]{2,}/i],
];

/** The first way to reach somebody that a text names; null: none. It reads what people write, not what they hide well. */
export function findContact(text: string): ContactFound | null {
  const plain = plainText(text.replace(/\p{Cf}/gu, ""));
  for (const [kind, pattern] of PATTERNS) {
    const searched = kind === "phone" ? withDigits(plain) : plain;
    const found = pattern.exec(searched);
    if (found) return { kind, text: (kind === "mail" ? wholeAddress(searched, found) : found[0]).trim() };
  }
  return null;
}

const OF_A_NAME = /[\w.+-]/;
const OF_A_DOMAIN = /[\w-]/;

function wholeAddress(text: string, { index, 0: core }: RegExpExecArray): string {
  let from = index;
  while (from > 0 && OF_A_NAME.test(text.charAt(from - 1))) from -= 1;
  let to = index + core.length;
  while (to < text.length && OF_A_DOMAIN.test(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

/** What is said of a text that names a way to reach somebody, in the form and by the service alike. */
export function contactRefusal({ text }: ContactFound): string {
  return `連絡先は書けません。「${text}」を消してください。連絡が要るときは、運営がおつなぎします`;
}

/** Kanji digits as numbers: a telephone number written 〇九〇… is one too. */
function withDigits(text: string): string {
  return withPlainDigits(text).replace(/(?<=\d)ー(?=\d)/g, "-");
}

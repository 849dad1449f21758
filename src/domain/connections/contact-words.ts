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
    /[\w.+-]+\s*(?:@|[([<]at[)\]>]|アットマーク|あっとまーく|\sat\s)\s*[\w-]+\s*(?:\.|ドット|どっと|[([<]dot[)\]>]|\sdot\s)\s*[\w-]+/i,
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
    const [found] = pattern.exec(kind === "phone" ? withDigits(plain) : plain) ?? [];
    if (found !== undefined) return { kind, text: found.trim() };
  }
  return null;
}

/** What is said of a text that names a way to reach somebody, in the form and by the service alike. */
export function contactRefusal({ text }: ContactFound): string {
  return `連絡先は書けません。「${text}」を消してください。連絡が要るときは、運営がおつなぎします`;
}

/** Kanji digits as numbers: a telephone number written 〇九〇… is one too. */
function withDigits(text: string): string {
  return withPlainDigits(text).replace(/(?<=\d)ー(?=\d)/g, "-");
}

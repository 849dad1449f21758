import { withPlainDigits } from "#kernel/kanji-number.ts";

/** Letters of a message to an owner, ends trimmed. */
export const MESSAGE_LENGTH = { min: 20, max: 400 } as const;

export type MessageFault = {
  readonly kind: "too-short" | "too-long" | "phone" | "mail" | "web-address" | "handle" | "discrimination" | "blank-left";
  /** The words that are meant, as they were written; empty where it is the whole message. */
  readonly words: string;
};

/** A blank of an example that was not filled in: `［広さや間取り］`. */
const BLANK = /［[^］\n]{0,30}］/u;

/**
 * What must be mended before a message may be sent to an owner, in the order of {@link MessageFault}: until both agree neither learns how to reach the other,
 * whatever digits and signs it is written in, and nobody is chosen by descent, faith, family or handicap. Empty: nothing.
 */
export function messageFaults(message: string): readonly MessageFault[] {
  const length = [...message.trim()].length;
  const found: (MessageFault | null)[] = [
    length < MESSAGE_LENGTH.min ? { kind: "too-short", words: "" } : null,
    length > MESSAGE_LENGTH.max ? { kind: "too-long", words: "" } : null,
    found1("phone", phoneIn(message)),
    found1("mail", firstOf(message, MAILS)),
    found1("web-address", firstOf(withoutMail(message), ADDRESSES)),
    found1("handle", firstOf(withoutMail(message), HANDLES)),
    found1("discrimination", firstOf(message, SLIGHTS)),
    found1("blank-left", BLANK.exec(message)?.[0] ?? null),
  ];
  return found.filter((fault) => fault !== null);
}

function found1(kind: MessageFault["kind"], words: string | null): MessageFault | null {
  return words === null ? null : { kind, words };
}

/** Letter by letter, so that a place in what is read is a place in what was written. */
function readable(message: string): string {
  const plain = [...message].map((letter) => {
    const one = letter.normalize("NFKC").toLowerCase();
    return one.length === letter.length ? one : letter;
  });
  return withPlainDigits(plain.join(""));
}

/** Between the digits of a number people put these, and letters that look like digits among them. */
const PHONE = /(?:\+|[0-9o])(?:[\s().・ー―‐‑–—−の、,-]{0,2}[0-9oil]){8,15}/g;
const LEAST_DIGITS = 9;

/** Digits enough for a line with its area code; prices and dates have 万, 円, 年 or 月 between theirs. */
function phoneIn(message: string): string | null {
  const text = readable(message);
  for (const { 0: run, index } of text.matchAll(PHONE)) {
    const digits = run.replace(/[^0-9oil]/g, "");
    const isLine = digits.length >= LEAST_DIGITS && digits.replace(/[oil]/g, "").length >= 6 && !/^\d{1,3}(,\d{3})+$/.test(run);
    if (isLine && !isLetters(text, index)) return message.slice(index, index + run.length);
  }
  return null;
}

/** `o` and `l` inside of a word are letters. */
function isLetters(text: string, index: number): boolean {
  return /[a-z]/.test(text.charAt(index - 1)) && /[a-z]/.test(text.charAt(index));
}

const AT = "(?:@|\\(at\\)|\\[at\\]|アットマーク|あっとまーく|アット)";
const DOT = "(?:\\.|ドット|どっと)";
const MAILS = [new RegExp(`[a-z0-9._+-]{1,64}\\s?${AT}\\s?[a-z0-9-]{1,63}(?:\\s?${DOT}\\s?[a-z0-9-]{1,63})+`)];
const ENDINGS = "com|net|org|info|biz|jp|io|me|tv|app|dev|xyz|site|online|page|link|gl|ly|cc|co";
const ADDRESSES = [
  /https?:\/\/\S{1,200}/,
  /www\.[a-z0-9-]\S{1,200}/,
  new RegExp(`[a-z0-9][a-z0-9-]{0,62}(?:\\s?${DOT}\\s?[a-z0-9-]{1,63})*\\s?${DOT}\\s?(?:${ENDINGS})(?![a-z0-9])`),
];
const SERVICES =
  "(?:line|ライン|らいん|カカオ|kakao|instagram|インスタ(?:グラム)?|twitter|ツイッター|telegram|テレグラム|discord|skype|スカイプ|facebook|フェイスブック|wechat|微信|シグナル)";
const HANDLES = [
  /(?<![a-z0-9])@[a-z0-9_.]{3,30}/,
  new RegExp(`${SERVICES}\\s?(?:の)?\\s?(?:id|アイディー|アカウント|交換|追加|検索|[:＠@])[^。\\n]{0,30}`),
  new RegExp(`${SERVICES}(?:で|に)(?:ご)?(?:連絡|れんらく|やり取り|やりとり|お話|話)[^。\\n]{0,20}`),
];
/** Owners choose by the offer. Words of the housing industry's own guides against discrimination. */
const PEOPLE =
  "(?:外国(?:人|籍)|在日|中国人|韓国人|朝鮮人|ベトナム人|インド人|黒人|白人|障害者|障がい者|精神障害|高齢者|老人|母子家庭|父子家庭|片親|シングルマザー|生活保護|同性愛|lgbt|子連れ|妊婦|信者|創価|イスラム教?)";
const SLIGHTS = [
  /同和|部落(?:出身|地区|民)|穢多|非人|(?<!以)外人/,
  /(?:日本人|日本国籍|健常者|男性|女性|若い(?:人|方))(?:の方)?(?:のみ|だけ|限定|以外|しか)/,
  new RegExp(`${PEOPLE}[^。\\n]{0,12}(?:お断り|おことわり|不可|嫌|いや|いない|以外|ではない|じゃない|除[くき]|避け|困[るり]|お断わり)`),
  /(?:国籍|人種|民族|宗教|出身地|肌の色|思想)(?:は|を|が)?[^。\n]{0,8}(?:教え|確認|聞|限定|問題|気にな)/,
];

function firstOf(message: string, patterns: readonly RegExp[]): string | null {
  const text = readable(message);
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found ? message.slice(found.index, found.index + found[0].length) : null;
}

/** An address of a mail is told once. */
function withoutMail(message: string): string {
  const mail = firstOf(message, MAILS);
  return mail === null ? message : message.replace(mail, " ".repeat(mail.length));
}

/** What is wrong, in a sentence for whoever writes. */
export function messageFaultText({ kind, words }: MessageFault): string {
  switch (kind) {
    case "too-short":
      return `${MESSAGE_LENGTH.min}文字以上で入力してください。`;
    case "too-long":
      return `${MESSAGE_LENGTH.max}文字以内で入力してください。`;
    case "phone":
      return `「${words}」は電話番号のように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "mail":
      return `「${words}」はメールアドレスのように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "web-address":
      return `「${words}」はホームページのアドレスのように見えます。アドレスは書けません。`;
    case "handle":
      return `「${words}」はほかのサービスの連絡先のように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "discrimination":
      return `「${words}」は、国籍や出自、家族、障害などで人を選ぶ表現のように見えます。別の書き方にしてください。`;
    case "blank-left":
      return `例文の空欄「${words}」が残っています。書きかえるか、消してください。`;
  }
}

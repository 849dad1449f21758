import { phoneAcross, phoneIn } from "./phone-in.ts";
import { overlapping, type PlainLetters, plainLetters, withDigits, withoutGaps, withoutSpacing, writtenAt } from "./plain-letters.ts";

/** Ways to reach somebody. `handle`: a name in LINE or another network. */
export type ContactKind = "phone" | "mail" | "web-address" | "handle";
/** `words`: as they were written. */
export type ContactFound = { readonly kind: ContactKind; readonly words: string };

const AT = String.raw`(?:@|[([{<]\s?(?:@|at|a|アット(?:マーク)?|あっと(?:まーく)?)\s?[)\]}>]|\sat\s|アットマーク|あっとまーく|アットまーく|アット|あっと)`;
const DOT = String.raw`(?:[.。・]|[([{<]\s?(?:dot|\.|ドット|どっと|点|てん)\s?[)\]}>]|\sdot\s|ドット|どっと|てん(?=[a-z])|点(?=[a-z]))`;
const ENDINGS = "com|net|org|jp|info|biz|me|io|co|tv|app|dev|xyz|link|site|online|page|shop|tokyo|gl|ly|ee|be|cc|gg|gle|gd|fun|lol|onl|icu";
/** Words, too: told from them by a dot without a gap. */
const MORE_ENDINGS =
  "ac|ai|asia|at|be|bid|bio|bz|blog|ca|chat|click|club|cloud|cn|contact|de|do|eu|family|fm|fr|fyi|gdn|ge|group|hk|home|house|id|im|in|ink|is|jobs|kr|la|life|live|ltd|mobi|monster|mx|my|name|news|nu|ooo|osaka|kyoto|nagoya|okinawa|yokohama|ph|pink|pro|pub|pw|red|rip|ru|run|sh|so|social|space|st|store|studio|su|team|tech|tel|tk|to|today|top|tt|tw|uk|us|vc|vip|website|wiki|win|work|works|world|ws|wtf|zone";

const MAILS = [
  // From the last letter before the sign to the first after the dot: the rest of both names is found by walking, not by trying.
  new RegExp(String.raw`[\w.+-]\s{0,9}${AT}\s{0,9}[a-z0-9-]{1,63}\s{0,9}${DOT}\s{0,9}[a-z0-9-]`),
  /[\w.+-]\s{0,3}@\s{0,3}(?:g\s?mail|yahoo|docomo|softbank|ezweb|au|icloud|hotmail|outlook)(?![a-z])/,
  /(?:g\s?mail|gメール|ジーメール|じーめーる|yahoo!?メール|ヤフーメール|icloud|アイクラウド|hotmail|ホットメール|outlook|アウトルック|ドコモメール|docomo\.ne|ezweb|キャリアメール)(?![a-z])/,
  /(?:メルアド|メアド|メールアドレス|メアド|mailアドレス)(?:は|を|も|:|=|です|教え|交換|お伝え|送り|書き)/,
  /(?:メール|mail)(?:を|は|も)?(?:直接|こちら|以下|下記)?(?:に|へ|で)?(?:くださ|下さ|ちょうだい|送って(?:くだ|ほし)|お送りくだ|やり取り|やりとり|連絡)/,
] as const;
const WEB = [
  /h\s?[tx]\s?[tx]\s?p\s?s?\s?[:;]/,
  /(?<![a-z0-9])w\s?w\s?w\s?[.。・]\s?[a-z0-9-]/,
  new RegExp(String.raw`(?<![\w.-])[a-z0-9-]{1,63}(?:\s?${DOT}\s?[a-z0-9-]{1,63}){0,4}\s?${DOT}\s?(?:${ENDINGS})(?![a-z0-9])`),
  new RegExp(String.raw`(?<![\w-])(?=[0-9-]{0,63}[a-z])[a-z0-9-]{1,63}\.(?:${MORE_ENDINGS})(?![a-z0-9])`),
  new RegExp(String.raw`[a-z0-9](?:ドット|どっと|\s?[([{<]\s?(?:dot|ドット|どっと|点|てん)\s?[)\]}>]\s?)(?:${MORE_ENDINGS})(?![a-z0-9])`),
  // A name and what lies below it, whatever it ends in.
  /(?<![\w-])[a-z0-9-]{1,63}[.。][a-z]{2,24}\/[a-z0-9@~]/,
  /(?<![a-z])(?:insta\s?bio|lit\s?[.。・]?\s?link|linktree|linktr|tiny\s?url|bit\s?[.。・]?\s?ly|goo\s?[.。・]?\s?gl|google\s?(?:forms?|フォーム))(?![a-z])|(?:インスタバイオ|リットリンク|リンクツリー|ビットリー|グーグルフォーム|プロフカード)|短縮(?:url|リンク|アドレス)/,
  /ドット(?:コム|ジェーピー|ネット)|どっとこむ|(?:url|リンク先|ホームページ|hp|ブログ|サイト)(?:は|を|の)?(?:こちら|下記|以下|貼|送り|教え|検索)/,
  /(?:で|と|を)(?:検索|ググ)(?:して|すると|すれば|を?お願い|くださ|下さ|って|れば|ると)/,
] as const;
/** Each may be parted by signs: read without gaps. */
const NETWORKS =
  "instagram|insta|インスタ(?:グラム)?|いんすた|twitter|ツイッター|ついったー|ツイ垢|x(?:の)?アカウント|facebook|フェイスブック|フェイスブック|fb|kakao(?:talk)?|カカオ(?:トーク)?|かかお|telegram|テレグラム|whatsapp|ワッツアップ|wechat|微信|ウィーチャット|skype|スカイプ|discord|ディスコード|ディスコ(?=の|で|id)|signal|シグナル|viber|バイバー|tiktok|ティックトック|messenger|メッセンジャー|threads|スレッズ|zoom|slack|スラック|chatwork|チャットワーク|snapchat|スナチャ|bluesky|ブルースカイ";
const OF_AN_ACCOUNT =
  "(?:の)?(?:id|アイディー?|あいでぃー?|アカウント|アカ|垢|[:@]|交換|追加|登録|ください|下さい|くださ|フォロー|フレンド|友だち|友達|ともだち|検索|qr|名|で(?:連絡|れんらく|ご連絡|dm|やり取り|やりとり|お?話|つなが|繋が|探し|見つけ|送|直接|会)|に(?:連絡|ご連絡|dm|メッセ|送)|から(?:連絡|ご連絡|メッセ)|教え|おしえ|やって|しません|しましょ|つなが|繋が|は[a-z0-9_]|を(?:教|交換|見|追加|フォロー|使))";
const LINE_WORDS = `${OF_AN_ACCOUNT.slice(0, -1)}|で(?!通知|の?お知らせ|読|見|走|結)|へ|から|追加)`;
const HANDLES = [
  new RegExp(`(?<![a-z])(?:line|l1ne|iine)(?![a-z])${LINE_WORDS}`),
  new RegExp(`(?<![a-z])(?:line|l1ne|iine)(?=id)${OF_AN_ACCOUNT}`),
  new RegExp(`(?<![ァ-ヶー])(?:ライン|らいん|ラィン|ラ1ン|緑の(?:アプリ|やつ|チャット|アイコン))${OF_AN_ACCOUNT}`),
  new RegExp(`(?<![a-z])(?:${NETWORKS})${OF_AN_ACCOUNT}`),
  /(?:^|[^a-z])(?:dm|ディーエム|でぃーえむ)(?:を|で|に|して|くださ|下さ|お待ち|送)/,
  /(?<![a-z])id(?:は|:|=|検索)[a-z0-9_]{3}/,
] as const;
/** After the name of a service: what else it offers, or another service, and no account. */
const SERVICES =
  "(?!(?:pay|works|official|notify|music|news|beacon|account|address|meetings?|phone|mobile|cards?|kids|rooms?|green|online|teams|chat|video|apps?|g?mail|line|instagram|twitter|facebook|kakao(?:talk)?|telegram|whatsapp|wechat|skype|discord|signal|viber|tiktok|messenger|threads|zoom|slack|chatwork|snapchat|bluesky)(?![a-z0-9_]))";
const NAMED = `(?<![a-z])(?:line|l1ne|iine|${NETWORKS})`;
const KANA_LINE = "(?<![ァ-ヶー])(?:ライン|らいん)";
const SIGN = "[^a-z0-9ぁ-んァ-ヺ一-鿿]";
const PARTED = `(?:${SIGN}|は){1,3}`;
const LOOSELY_PARTED = `(?:${SIGN}|は|の|が){1,3}`;
/** A name with a digit or a low line, which few words have. */
const SURE_NAME = "(?=[a-z.]{1,20}[0-9_])[a-z][a-z0-9_.]{3}";
/** A service and the name of an account, side by side. */
const SIDE_BY_SIDE = [
  new RegExp(String.raw`(?<![a-z]\s)${NAMED}${PARTED}${SERVICES}[a-z][a-z0-9_.]{3}`),
  new RegExp(`(?:${NAMED}${LOOSELY_PARTED}|${KANA_LINE}(?:${LOOSELY_PARTED})?)${SERVICES}${SURE_NAME}`),
  new RegExp(
    `(?<![a-z])(?:インスタ(?:グラム)?|カカオ(?:トーク)?|テレグラム|ツイッター|スカイプ|ディスコード)${SERVICES}[a-z][a-z0-9_.]{3}`,
  ),
  new RegExp(String.raw`(?<![a-z0-9_.])${SERVICES}[a-z][a-z0-9_.]{3,30}\s?[(「『]\s?(?:${NAMED}|${KANA_LINE})\s?[)」』]`),
  new RegExp(String.raw`(?<![a-z0-9_.])(?=[a-z.]{1,20}[0-9_])[a-z][a-z0-9_.]{3,30}[\s:/、,]{1,3}(?:${NAMED}|${KANA_LINE})(?![a-zァ-ヶー])`),
] as const;
/** Read as they stand, and in small letters. */
const ACCOUNTS = [
  ...SIDE_BY_SIDE,
  /(?<![\w.])@[a-z_][a-z0-9_.]{2,30}/,
  /(?:アカウント|アカ|垢|ユーザー)名?(?:は|:|「|→|=)\s?[「"']?[a-z0-9_.]{3}/,
] as const;

/** All ways to reach somebody that a text names, one of each kind. What is hidden well is not found: a person reads what is reported. */
export function findContacts(text: string): readonly ContactFound[] {
  const plain = plainLetters(text);
  const mail = firstFound(spellings(plain), mailIn);
  const rest = mail === null ? plain : plainLetters(text.replace(mail, " "));
  const found: readonly (readonly [ContactKind, string | null])[] = [
    ["phone", phoneIn(withDigits(plain))],
    ["mail", mail],
    ["web-address", firstFound(spellings(rest), (read) => firstOf(read, WEB))],
    ["handle", firstOf(withoutGaps(rest), HANDLES) ?? firstOf(rest, ACCOUNTS)],
  ];
  return found.flatMap(([kind, words]) => (words === null ? [] : [{ kind, words }]));
}

/** The first way to reach somebody that a text names; null: none. */
export function findContact(text: string): ContactFound | null {
  return findContacts(text)[0] ?? null;
}

/** What only several messages of one writer make up together, the last of them `text`; null: nothing that one of them does not say alone. */
export function findContactAcross(earlier: readonly string[], text: string): ContactFound | null {
  if (earlier.length === 0) return null;
  const before = `${earlier.join("\n")}\n`;
  const plain = plainLetters(before + text);
  const phone = phoneAcross(withDigits(plain), before.length);
  if (phone !== null) return { kind: "phone", words: phone };
  const spaced = withoutSpacing(plain);
  for (const [kind, read, patterns] of [
    ["mail", plain, MAILS],
    ["mail", spaced, MAILS],
    ["web-address", plain, WEB],
    ["web-address", spaced, WEB],
    ["handle", withoutGaps(plain), HANDLES],
    ["handle", plain, SIDE_BY_SIDE],
  ] as const) {
    const words = firstOf(read, patterns, before.length);
    if (words !== null) return { kind, words };
  }
  return null;
}

/** What is said of a note that names a way to reach somebody, in the form and by the service alike. */
export function contactRefusal({ words }: ContactFound): string {
  return `連絡先は書けません。「${words}」を消してください。連絡が要るときは、運営がおつなぎします`;
}

/** The first words that one of the patterns finds; of those that end before `endsAfter` none. */
export function firstOf(letters: PlainLetters, patterns: readonly RegExp[], endsAfter = 0): string | null {
  for (const pattern of patterns)
    for (const { index, 0: words } of overlapping(letters.text, everywhere(pattern)))
      if (words.length > 0 && (letters.at[index + words.length - 1] ?? 0) >= endsAfter) return writtenAt(letters, index, words.length);
  return null;
}

/** The same pattern, for every place where it is found. */
function everywhere(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
}

/** The text as it stands and, where letters are spaced out, without the blanks between them. */
function spellings(plain: PlainLetters): readonly PlainLetters[] {
  const close = withoutSpacing(plain);
  return close === plain ? [plain] : [plain, close];
}

function firstFound(each: readonly PlainLetters[], find: (read: PlainLetters) => string | null): string | null {
  for (const read of each) {
    const words = find(read);
    if (words !== null) return words;
  }
  return null;
}

function mailIn(letters: PlainLetters): string | null {
  const [addresses, ...others] = MAILS;
  const match = addresses.exec(letters.text);
  return match ? wholeAddress(letters, match) : firstOf(letters, others);
}

const OF_A_NAME = /[\w.+-]/;
const OF_A_DOMAIN = /[a-z0-9-]/;

function wholeAddress(letters: PlainLetters, { index, 0: core }: RegExpExecArray): string {
  const { text } = letters;
  let from = index;
  while (from > 0 && OF_A_NAME.test(text.charAt(from - 1))) from -= 1;
  let to = index + core.length;
  while (to < text.length && OF_A_DOMAIN.test(text.charAt(to))) to += 1;
  return writtenAt(letters, from, to - from);
}

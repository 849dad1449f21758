import { type ContactKind, findContactAcross, findContacts, firstOf } from "./find-contact.ts";
import { plainLetters, withDigits } from "./plain-letters.ts";

/**
 * What may not stand in words between two who do not know each other yet: a way to reach somebody, the wish to talk elsewhere, who somebody is or the room they live
 * in, and what chooses people by descent, faith, family or handicap.
 */
export type BannedKind = ContactKind | "elsewhere" | "identity" | "discrimination";
/** `words`: as they were written. */
export type BannedFound = { readonly kind: BannedKind; readonly words: string };

const DIRECTLY = /(?:直接|じかに|個人的に|個別に|オフラインで|対面で)/;
const ELSEWHERE = [
  new RegExp(
    `${DIRECTLY.source}.{0,6}(?:会って|会い|お会い|連絡|れんらく|やり取り|やりとり|取引|話|お話|交渉|契約|売買|売って|買わせ|伺|お伺い|訪問)`,
  ),
  /(?:サイト|ここ|こちら|この場|アプリ|システム|まちのね)(?:の)?(?:外|以外)(?:で|の)|(?:ここ|この場|サイト上|この画面)(?:では|じゃ)(?:なく|話しにく|書きにく|書けない|話せない|言えない)/,
  /(?:よそ|(?:別|ほか|他)の(?:場所|ところ|アプリ|サービス|方法|手段|チャット|サイト))(?:で|に)(?:お?話|やり取り|やりとり|連絡|移|続)/,
  /(?:仲介|業者|不動産屋|不動産会社|会社|運営|エージェント)(?:さん|業者|会社)?(?:を|は|に|が)?(?:通さ|とおさ|抜き|飛ば|とば|挟ま|はさま|入れ|介さ|経由せ)(?:ず|ない|な|に|で|し|して|、|ば)/,
  /(?:仲介)?手数料(?:が|を|も|は|なんて)?.{0,6}(?:浮か|浮き|節約|払わ(?:ず|ない|なく)|かからない(?:よう|方|やり)|なしで|無しで|ゼロに|逃れ)/,
  /(?:電話|携帯|ケータイ|スマホ|でんわ)(?:番号|ばんごう|の番号)?(?:は|を|も)?(?:こちら|以下|下記)?(?:教え|おしえ|交換|お伝え|伝え|送り|書き|くださ|下さ|いただけ|ちょうだい|聞)/,
  /(?:電話|でんわ|tel|通話)(?:で|を|に|して)(?:お?話(?!す声|し声|して(?:いる|る)|の声)|ください|下さい|くださ|ご?連絡|やり取り|かけ|待|お待ち)/,
  /(?:連絡先|れんらくさき|番号|ご?住所|宛先|連絡方法)(?:は|を|も)(?:こちら|以下|下記|先に|お互い)?(?:に|へ)?(?:教え|おしえ|交換|お伝え|伝え|お?送り|送って|書き|くださ|下さ|いただけ|ちょうだい|お聞き|聞かせ)/,
  /連絡先(?:の)?交換|連絡先[:は](?!.{0,12}(?:合意|同意|開示|不要|まだ))/,
  /qr\s?コード|qr\s?を|二次元コード|2次元コード|(?:写真|画像|プロフィール|アイコン|ファイル名|自己紹介)(?:の中|欄|文)?(?:に|を)(?:書い|載せ|見て|ご覧|埋め|入れ|隠)/,
  /運営(?:さん)?(?:に|には)(?:内緒|秘密|内密|ばれ|バレ|見つから|黙|知られ|分から|わから)|(?:ばれ|バレ|検閲され|弾かれ|規制され|消され)(?:ない|ません)よう/,
  /(?:逆から|後ろから|うしろから|ひっくり返して|つなげて|繋げて|続けて|足して|並べて)(?:読|よ|お読|つな|数字|入力)/,
  /(?:喫茶店|カフェ|駅前|ロビー|駅の改札|改札前|エントランス|現地|レストラン|喫茶|スタバ)(?:で|に|前で).{0,10}(?:会いま|会えま|お会い|待ち合わせ|待って(?:い|て|お|ま|る|ね|くだ|下さ|もら)|落ち合)/,
  /(?:自宅|家|部屋|お宅|ご自宅|玄関)(?:に|へ|まで)(?:直接)?(?:伺|お伺い|行って|訪ね|来て|お越し|訪問)/,
] as const;
/** Frequent family names; a rare one is told by no list. */
const FAMILY =
  "(?:佐藤|鈴木|高橋|田中|伊藤|渡[辺邊邉]|山本|中村|小林|加藤|吉田|山田|佐々木|松本|井上|木村|斎藤|斉藤|齋藤|清水|山崎|橋本|阿部|安部|山下|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|西村|藤井|金子|岡本|藤原|三浦|原田|中川|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|横山|高木|安藤|宮本|小島|工藤|谷口|今井|丸山|増田|杉山|村田|新井|藤本|小山|武田|野口|松井|菊地|菊池|菅原|岩崎)";
/** Those that are words or places as well: a name only where nothing follows. */
const FAMILY_ALONE = "(?:山口|池田|石川|中島|福田|太田|千葉|宮崎|中野|上野|大塚|平野|大野|高田|森|林|原)";
/** No person, but a place or a firm with such a name: 田中町, 鈴木工務店. */
const NO_PERSON = "(?<![町区市駅線橋村県通丘山川台道家店設産社業院所様邸生員園面辺側方前内])";
const GREETING = "(?:はじめまして|初めまして|こんにちは|こんばんは|お世話になります|お世話になっております)";
const BUILDING = "(?:レジデンス|マンション|ハイツ|タワー|コーポ|パレス|ハウス|ガーデン|プレイス|ヒルズ|コート|テラス|シティ|棟)";
const IDENTITY = [
  new RegExp(`(?:私|わたし|僕|俺|当方)(?:は|の名は|、|\\s)?(?:${FAMILY}\\p{Script=Han}{0,3}${NO_PERSON}|${FAMILY_ALONE})です`, "u"),
  new RegExp(`${GREETING}[、。!\\s]{0,2}(?:${FAMILY}\\p{Script=Han}{0,3}${NO_PERSON}|${FAMILY_ALONE})です`, "u"),
  new RegExp(`(?:^|[\\s、。!])${FAMILY}\\s?\\p{Script=Han}{1,3}${NO_PERSON}です`, "u"),
  new RegExp(`${BUILDING}(?:の|\\s)?[0-9]{3,4}(?:です(?!が|けど)|に住|の住人|の者|の部屋|号|在住|[。、]|$)`),
  /[0-9]{2,4}\s?(?:号室|ごうしつ|号の部屋)|(?:部屋番号|号室|部屋の番号|ルームナンバー)(?:は|を|:|=|が)(?!.{0,8}(?:伝え|伏せ|書か|書け|控え|出せ|出さ|まだ|合意|開示|言え|不要|聞き|お聞き|知ら))|[0-9]{3,4}(?:に|で)住んで/,
  /(?:と|って)(?:申し|もうし|いい|言い|いう者|言う者)(?:ます|者|といいます)|(?:名前|氏名|本名|フルネーム|苗字|名字|姓|表札)(?:は|:|=|が)(?!.{0,10}(?:伏せ|出さ|言え|書け|書か|匿名|不要|知ら|まだ|合意|開示))|名刺(?:を|の|に)|(?:名前|氏名|本名|お名前|苗字|フルネーム)(?:を|も)(?:教え|おしえ|聞かせ|お聞かせ|うかが|伺|書いて|お知らせ)/,
  /(?:私|わたし|僕|当方)は[\p{Script=Han}]{1,4}\s[\p{Script=Han}ぁ-ん]{1,4}です/u,
] as const;
/** Owners choose by the offer. Words of the housing industry's own guides against discrimination. */
const PEOPLE =
  "(?:外国(?:人|籍|の方|の人)|在日|中国(?:人|の方|籍)|韓国(?:人|の方|籍)|朝鮮(?:人|の方|籍)|ベトナム(?:人|の方)|インド(?:人|の方)|ネパール(?:人|の方)|アジア人|黒人|白人|障害(?:者|のある)|障がい(?:者|のある)|車椅子の方|車いすの方|精神障害|精神疾患|高齢者|お?年寄り|老人|母子家庭|父子家庭|片親|ひとり親|シングルマザー|シングルファーザー|独身|未婚|離婚歴|生活保護|同性愛(?:者)?|同性カップル|ゲイ|レズ|トランスジェンダー|lgbt|子連れ|小さい子ども?|妊婦|妊娠|信者|創価|創価学会|イスラム(?:教徒?|の方)?|ムスリム|キリスト教徒?|無職|フリーター|水商売|夜の仕事|前科)";
const NOT_SO = "では(?:あり|な)|じゃ(?:あり|な)|でな";
const DISCRIMINATION = [
  /同和(?!火災|損保|損害|病院|商事)|部落(?:出身|地区|民|差別|の人|の出)|穢多|えた非人|(?<!以外?)(?<!以)(?<!家族)非人(?![道間情格称])|(?<!以)(?<!案)外人(?![材気口件数物生員格事家]|墓地)|土人(?!形)|支那(?!そば|ソバ|蕎麦|竹)|チョン|三国人|ニガー|気違い|キチガイ|ガイジ|池沼/,
  /(?:日本人|日本国籍|健常者|健康な方|男性|女性|若い(?:人|方)|(?:正社員|公務員)の方?|既婚者?)(?:の方|の人|の家族|の世帯)?(?:のみ|だけ|限定|以外|しか|に限)/,
  new RegExp(
    `${PEOPLE}.{0,12}(?:お断り|おことわり|お断わり|断って|遠慮|(?:不可|だめ|ダメ|駄目|ng|嫌|いや|無理)(?!${NOT_SO})|いない|以外|(?<!不可|だめ|ダメ|駄目|ng|嫌|無理)(?:ではない|じゃない|でない)|除[くき]|避け|困(?:る(?!こと(?:は|も|が)?(?:あり|な))|り(?!ません))|入れない|売らない|売りたくない|譲れない|買いたくない|拒否|来ない|住まない)`,
  ),
  /(?:国籍|人種|民族|宗教|信仰|出身地|出自|家柄|肌の色|思想|支持政党|本籍|血筋|性的指向|病歴|障害の有無)(?:は|を|が|や|について|など)?.{0,8}(?:教え|確認|聞|限定|問題|気にな|お知らせ|知りた|伺|どちら|何)/,
] as const;

/** Everything in a text that may not stand there, one of each kind, in a fixed order. */
export function bannedWords(text: string): readonly BannedFound[] {
  const plain = plainLetters(text);
  const found: readonly (readonly [BannedKind, string | null])[] = [
    ["elsewhere", firstOf(plain, ELSEWHERE)],
    ["identity", firstOf(withDigits(plain), IDENTITY)],
    ["discrimination", firstOf(plain, DISCRIMINATION)],
  ];
  return [...findContacts(text), ...found.flatMap(([kind, words]) => (words === null ? [] : [{ kind, words }]))];
}

/** The same of a message that goes on from `earlier` ones of its writer: what they make up together is found as well. */
export function bannedInThread(earlier: readonly string[], text: string): readonly BannedFound[] {
  const alone = bannedWords(text);
  const across = alone.length > 0 ? null : findContactAcross(earlier, text);
  return across === null ? alone : [across];
}

/** What is wrong, in a sentence for whoever writes. */
export function bannedText({ kind, words }: BannedFound): string {
  switch (kind) {
    case "phone":
      return `「${words}」は電話番号のように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "mail":
      return `「${words}」はメールの連絡先のように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "web-address":
      return `「${words}」はホームページのアドレスのように見えます。アドレスは書けません。`;
    case "handle":
      return `「${words}」はほかのサービスの連絡先のように見えます。連絡先は、双方が合意したあとにお伝えします。`;
    case "elsewhere":
      return `「${words}」は、この画面の外でのやり取りのように見えます。連絡先の開示や宅建業者への引き継ぎは、双方が合意したあとに、この画面で進みます。`;
    case "identity":
      return `「${words}」は、お名前や部屋番号のように見えます。双方が合意するまでは書けません。`;
    case "discrimination":
      return `「${words}」は、国籍や出自、家族、障害などで人を選ぶ表現のように見えます。別の書き方にしてください。`;
  }
}

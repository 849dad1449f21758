import type { CheckState, Rejection } from "#domain/assets/checks/types.ts";
import type { HomeState, OfferSetting } from "#domain/assets/core/types.ts";
import { DATA_REQUESTS } from "#domain/letters/data-request-fields.ts";
import type { RecipientState } from "#domain/letters/inquiries/types.ts";
import { RELATIONS } from "#domain/letters/proposal-fields.ts";
import type { Stance } from "#domain/letters/types.ts";
import type { ConsentPurpose, IconPreset } from "#domain/members/core/types.ts";
import type { Channel, MailState, Topic } from "#domain/notifications/settings/types.ts";
import type { MessageState } from "#domain/offers/core/offer.ts";
import type { CommandKind } from "#domain/offers/core/offer-states.ts";
import type { CampaignState, OfferState, ShownHome, Side } from "#domain/offers/core/types.ts";
import type { NopeReason } from "#domain/recommendation/core/delivery.ts";
import { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
import { EVENT_WORDS, OUTCOME_WORDS } from "./event-words.ts";
import { MESSAGE_WORDS } from "./message-words.ts";

type Words<Code extends string> = Readonly<Record<Code, string>>;

const TOPICS: Words<Topic> = {
  recommendation: "おすすめ",
  kyugake: "九掛け",
  "price-change": "価格の変更",
  "asset-value": "資産価値の更新",
  offer: "オファー",
};
const CHANNELS: Words<Channel | "web"> = { mail: "メール", line: "LINE", web: "サイト" };
const HOME_STATES: Words<HomeState> = {
  draft: "下書き",
  tracking: "追跡中",
  verifying: "所有を確認中",
  verified: "所有を確認済み",
  rejected: "所有を確認できませんでした",
  paused: "休止中",
  sold: "売却済み",
  deleted: "削除済み",
};
const KINDS: Words<ShownHome["kind"]> = { condo: "マンション", house: "一戸建て", land: "土地" };
const FINANCING = { cash: "自己資金", "pre-approved": "ローンの事前審査済み", "not-yet": "これから" };
const ON_THE_WAY = {
  ...{ queued: "送る前", sending: "送っています", sent: "送りました", suppressed: "送りませんでした", failed: "届きませんでした" },
  ...{ unknown: "届いたか分かりません", dropped: "取りやめました" },
};
/** Of a home that was recommended, why it was no good; a change of the condition that was offered goes by the same. */
const NOT_LIKED: Words<NopeReason> = { price: "価格", place: "場所", area: "広さ", age: "築年", walk: "駅からの距離", other: "その他" };
const FAVORITES = { home: "物件", building: "建物", place: "場所", area: "エリア" };
const STRUCTURES = { SRC: "SRC造", RC: "RC造", steel: "鉄骨造", "light-steel": "軽量鉄骨造", wood: "木造", block: "ブロック造" };

const ACCOUNT = {
  email_verified: { true: "確認済み", false: "未確認" },
  phone_number_verified: { true: "確認済み", false: "未確認" },
  secondFactors: { SMS_MFA: "SMS", SOFTWARE_TOKEN_MFA: "認証アプリ", EMAIL_OTP: "メール", WEB_AUTHN: "パスキー" },
  "sessions.kind": { client: "サイト", hosted: "ログイン画面" },
  "log.event": EVENT_WORDS,
  "log.outcome": { ...OUTCOME_WORDS, "*": "できませんでした" },
};

const MEMBER = {
  "consents.purpose": {
    ...{ terms: "利用規約", privacy: "プライバシーポリシー", "profile-matching": "プロフィールの利用", "news-mail": "お知らせのメール" },
    ...{ "recommendation-mail": "おすすめ（メール）", "recommendation-line": "おすすめ（LINE）" },
    ...{ "kyugake-mail": "九掛け（メール）", "kyugake-line": "九掛け（LINE）" },
    ...{ "price-change-mail": "価格の変更（メール）", "price-change-line": "価格の変更（LINE）" },
    ...{ "offer-mail": "オファー（メール）", "offer-line": "オファー（LINE）" },
    ...{ "asset-value-mail": "資産価値の更新（メール）", "asset-value-line": "資産価値の更新（LINE）" },
  } satisfies Words<ConsentPurpose>,
  "consents.channel": { ...CHANNELS, hosted: "ログイン画面", provider: "外部のアカウントでの登録" },
  ageBand: { "20s": "20代", "30s": "30代", "40s": "40代", "50s": "50代", "60s": "60代", "70plus": "70代以上", undisclosed: "回答しない" },
  gender: { female: "女性", male: "男性", other: "その他", undisclosed: "回答しない" },
  incomeBand: {
    ...{ under300: "300万円未満", "300to500": "300万〜500万円", "500to700": "500万〜700万円", "700to1000": "700万〜1,000万円" },
    ...{ "1000to1500": "1,000万〜1,500万円", "1500to2000": "1,500万〜2,000万円", "2000plus": "2,000万円以上", undisclosed: "回答しない" },
  },
  profession: {
    ...{ employee: "会社員", executive: "会社役員", publicServant: "公務員", selfEmployed: "自営業", professional: "専門職" },
    ...{ contract: "契約・派遣", partTime: "パート・アルバイト", homemaker: "主婦・主夫", student: "学生", retired: "退職" },
    ...{ other: "その他", undisclosed: "回答しない" },
  },
  "icon.kind": { preset: "用意された絵", file: "ご自分の画像" },
  "icon.name": { house: "家", tower: "マンション", tree: "木", cat: "ねこ", bird: "とり", sun: "太陽" } satisfies Words<IconPreset>,
};

const ASSETS = {
  "assets.homes.kind": KINDS,
  "assets.homes.state": HOME_STATES,
  pausedFrom: HOME_STATES,
  deletedFrom: HOME_STATES,
  offerSetting: { off: "受け付けない", anonymous: "匿名で受け付ける" } satisfies Words<OfferSetting>,
  structure: STRUCTURES,
  "loan.method": { "equal-payment": "元利均等", "equal-principal": "元金均等" },
  "sale.relief": { never: "使っていない", used: "使った" },
  "values.source": { monthly: "毎月の推定", backfill: "さかのぼった推定" },
  "checks.state": {
    ...{ waiting: "書類を確認中", accepted: "所有を確認しました", rejected: "確認できませんでした", withdrawn: "取り下げました" },
  } satisfies Words<CheckState>,
  "checks.reason": {
    unreadable: "読み取れませんでした",
    incomplete: "書類が足りません",
    "other-home": "別の物件の書類",
    "other-person": "別の方の書類",
    "too-old": "古い書類",
    other: "そのほか",
  } satisfies Words<Rejection>,
};

/** Whether an offer reached its owner is not told. */
const OPEN = { created: "お返事待ち", delivered: "お返事待ち", viewed: "お返事待ち", offered: "お返事待ち" };
const OFFERS = {
  "campaigns.state": {
    ...{ draft: "下書き", scheduled: "開始待ち", running: "送っています", finished: "終わりました" },
  } satisfies Words<CampaignState>,
  "campaigns.financing": FINANCING,
  "offers.offers.side": { buyer: "買い手", owner: "オーナー" } satisfies Words<Side>,
  "offers.offers.state": {
    ...OPEN,
    ...{ countered_by_owner: "オーナーの返事", countered_by_buyer: "買い手の返事", held: "保留", accepted: "交渉を進める意思あり" },
    ...{ disclosure_pending: "情報開示の同意待ち", disclosed: "情報を開示しました", handed_to_agent: "宅建業者に引き継ぎました" },
    ...{ contract: "契約しました", broken: "まとまりませんでした", lapsed: "開示の同意がそろいませんでした", declined: "オーナーが辞退" },
    ...{ declined_by_buyer: "買い手が辞退", expired: "期限が過ぎました", withdrawn: "買い手が取り下げ", void: "終わりました" },
  } satisfies Words<OfferState | "offered">,
  "offers.offers.financing": FINANCING,
  "offers.home.kind": KINDS,
  floorBand: { low: "低層階", middle: "中層階", high: "高層階" } satisfies Words<NonNullable<ShownHome["floorBand"]>>,
  "steps.kind": {
    ...{ offer: "オファー（最初の価格）", deliver: "届きました", view: "開きました", counter: "逆提示", accept: "交渉を進める意思" },
    ...{ "open-disclosure": "情報開示の同意へ", decline: "見送り", withdraw: "取り下げ", consent: "情報開示に同意" },
    ...{ "refuse-consent": "情報開示に同意しない", "hand-over": "宅建業者への引き継ぎ", contract: "契約", broken: "まとまらず" },
    ...{
      expire: "期限切れ",
      lapse: "同意の期限切れ",
      remind: "お知らせ",
      hold: "保留",
      release: "保留の終わり",
      close: "ほかの方との合意による終わり",
    },
    ...{ "end-talks": "交渉の終了", "cut-off": "受け取りの停止", void: "終わり" },
  } satisfies Words<CommandKind | "offer">,
  "offers.messages.state": {
    ...{ sent: "送りました", waiting: "確認を待っています", refused: "届けませんでした", erased: "削除済み" },
  } satisfies Words<MessageState>,
  "offers.reports.reason": {
    ...{ contact: "連絡先の交換", discrimination: "差別的な言葉", pressure: "強引な言葉", false: "うその内容", other: "そのほか" },
  },
};

const KEPT = {
  "connections.waiting.state": { waiting: "登録中", withdrawn: "取り消し", matched: "成立" },
  "connections.owned.state": { registered: "登録中", withdrawn: "取り消し" },
  "favorites.kind": FAVORITES,
  "inFoldersOfOthers.kind": FAVORITES,
  "conditions.state": { active: "有効", paused: "一時停止中", expired: "期限切れ", archived: "削除済み" },
  kyugakeNotice: { never: "受け取らない", "at-once": "すぐに", daily: "1日1回", weekly: "週1回" },
};

const TOLD = {
  "choices.topic": TOPICS,
  "choices.channel": CHANNELS,
  "notes.topic": { ...TOPICS, asset: "登録した物件" },
  "notifications.messages.kind": MESSAGE_WORDS,
  "notifications.messages.channel": CHANNELS,
  "notifications.messages.state": ON_THE_WAY,
  mailState: {
    ...{ unverified: "未確認", ok: "届きます", soft_bounced: "一時的に届きません", hard_bounced: "届きません" },
    ...{ complained: "苦情により停止", stopped: "停止" },
  } satisfies Words<MailState | "stopped">,
  changedBy: { member: "ご本人の操作", "stop-link": "メールの停止のリンク", complaint: "苦情" },
  "line.state": { linked: "連携中", unlinked: "解除済み", blocked: "ブロック中", not_linked: "未連携" },
  "deliveries.topic": TOPICS,
  "deliveries.channel": CHANNELS,
  "deliveries.state": {
    ...ON_THE_WAY,
    ...{ planned: "予定", approval_waiting: "確認待ち", opened: "開きました", clicked: "リンクを開きました" },
    ...{ reacted: "反応がありました", skipped: "送りませんでした", cancelled: "取りやめました" },
  },
  "events.kind": {
    ...{ open: "開きました", click: "リンクを開きました", dwell: "見ました", like: "いいね", nope: "興味なし" },
    ...{ hide: "隠す", ask: "質問", visit: "見学", undo: "取り消し" },
  },
  "reactions.kind": { like: "いいね", nope: "興味なし", hide: "隠す", ask: "質問", visit: "見学" },
  "reactions.reason": NOT_LIKED,
  "refusedSuggestions.reason": NOT_LIKED,
};

const LETTERS = {
  "letters.kind": {
    ...{ question: "ご質問", visit: "見学のご相談", "data-request": "個人データについてのご請求", correction: "データの訂正の依頼" },
    ...{ listing: "建物の登録のご提案", "listing-inquiry": "売出物件へのお問い合わせ" },
  },
  "letters.fields.relation": RELATIONS,
  "letters.fields.request": DATA_REQUESTS,
  "letters.fields.stance": {
    ...{ resident: "住んでいる", "former-resident": "以前住んでいた", neighbour: "近くに住んでいる", owner: "所有している" },
  } satisfies Words<Stance>,
  "letters.fields.field": Object.fromEntries(Object.entries(CORRECTION_FIELDS).map(([field, { title }]) => [field, title])),
  "handedTo.state": {
    ...{ accepted: "受け付けました", forwarded: "会社に渡しました", bounced: "会社の管理画面に表示しています" },
    ...{
      "re-forwarded": "会社に渡し直しました",
      replied: "会社がお返事しました",
      "visit-booked": "見学の日が決まりました",
      closed: "終わりました",
    },
  } satisfies Words<RecipientState>,
  "company.role": { owner: "管理者", agent: "担当", billing: "請求" },
};

/** Of the codes in the file, by the end of the path that they stand under (`byPath`), what people call them. `*`: any other. */
export const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...ACCOUNT,
  ...MEMBER,
  ...ASSETS,
  ...OFFERS,
  ...KEPT,
  ...TOLD,
  ...LETTERS,
};

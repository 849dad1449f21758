import type { OfficeCustomer, OfficeCustomerInFull } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

type State = OfficeCustomer["state"];
type Reaction = NonNullable<OfficeCustomer["reaction"]>;
type Delivery = OfficeCustomerInFull["deliveries"][number];

export const STATE_TONES: Readonly<Record<State, BadgeTone>> = { waiting: "warn", active: "good", stopped: "quiet" };

/** What a state means for the office. */
export const STATE_TEXTS: Readonly<Record<State, string>> = {
  waiting: "ご本人が、メールのリンクから登録を確定するのを待っています。それまで、物件のお知らせは届きません。",
  active: "条件に合う物件を、メールでお知らせしています。",
  stopped: "すべての配信を止めています。ご本人が登録ページから登録すると、再開します。",
};

const REASONS: Readonly<Record<NonNullable<Reaction["reason"]>, string>> = {
  ...{ price: "価格", place: "場所", area: "広さ", age: "築年", walk: "駅から遠い", other: "その他" },
};

const REACTIONS: Readonly<Record<Reaction["kind"], string>> = {
  ...{ like: "いいね", nope: "興味なし", hide: "隠す", ask: "質問", visit: "見学の希望" },
};

/** `興味なし（駅から遠い）`. */
export function reactionWords({ kind, reason }: Pick<Reaction, "kind" | "reason">): string {
  return reason === null ? REACTIONS[kind] : `${REACTIONS[kind]}（${REASONS[reason]}）`;
}

export const TOPIC_WORDS: Readonly<Record<Delivery["topic"], string>> = {
  recommendation: "新しく合う物件",
  kyugake: "九掛けの物件",
  "price-change": "値下げ",
};

const DELIVERY_WORDS: Readonly<Record<Delivery["state"], string>> = {
  ...{ planned: "準備中", approval_waiting: "会社の確認待ち", queued: "送信待ち", sending: "送信中", sent: "送信済み" },
  ...{ opened: "開かれました", clicked: "物件が見られました", reacted: "反応がありました" },
  ...{ skipped: "送る物件がなくなりました", suppressed: "届けられない設定でした", failed: "届きませんでした" },
  ...{ unknown: "届いたか確かめられません", cancelled: "取りやめました" },
};

/** `2026年11月24日 送信済み`. */
export function deliveryWords({ state, sentAt, scheduledAt }: Pick<Delivery, "state" | "sentAt" | "scheduledAt">): string {
  return `${formatDate(new Date(sentAt ?? scheduledAt))} ${DELIVERY_WORDS[state]}`;
}

/** Of who has no name: the address, as the list of the office shows it. */
export function nameOf({ name, email }: Pick<OfficeCustomer, "name" | "email">): string {
  return name === null ? (email ?? "お名前なし") : `${name}さん`;
}

import type { ToldForQuery } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";

type Told = ToldForQuery["items"][number];
type ToldHome = Told["homes"][number];
type Reaction = NonNullable<ToldHome["reaction"]>;

const WAYS: Readonly<Record<Told["channel"], string>> = { mail: "メール", line: "LINE", web: "サイト" };
const TOPICS: Readonly<Record<Told["topic"], string>> = { recommendation: "おすすめ", kyugake: "九掛けの速報", "price-change": "値下げ" };

/** `おすすめ・メール・5件`. */
export function summaryWords({ topic, channel, homes }: Told): string {
  return `${TOPICS[topic]}・${WAYS[channel]}・${homes.length}件`;
}

const REACTIONS: Readonly<Record<Reaction["kind"], string>> = {
  like: "いいね",
  nope: "興味なし",
  hide: "隠した物件",
  ask: "質問済み",
  visit: "見学を申込済み",
};
const REASONS: Readonly<Record<NonNullable<Reaction["reason"]>, string>> = {
  price: "価格",
  place: "場所",
  area: "広さ",
  age: "築年",
  walk: "駅から遠い",
  other: "その他",
};

/** `興味なし（価格）`. */
export function reactionWords({ kind, reason }: Reaction): string {
  return reason === null ? REACTIONS[kind] : `${REACTIONS[kind]}（${REASONS[reason]}）`;
}

/** What became of a home since; null: nothing. */
export function sinceWords({ price, priceThen }: Pick<ToldHome, "price" | "priceThen">): string | null {
  if (price === null) return "掲載終了";
  return price === priceThen ? null : `いまは${formatYen(price)}`;
}

import type { RecommendedHome } from "#api/client/client.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";

type Reaction = NonNullable<RecommendedHome["reaction"]>;

/** Why somebody takes no interest, in the order of the sheet. */
export const NOPE_WORDS: Readonly<Record<NonNullable<Reaction["reason"]>, string>> = {
  price: "価格",
  place: "場所",
  area: "広さ",
  age: "築年",
  walk: "駅から遠い",
  other: "その他",
};

/** What of a condition the home only nearly keeps: `条件より50万円高い`. */
export function edgeWords(edge: RecommendedHome["softEdges"][number]): string {
  return edge.kind === "price" ? `条件より${formatYen(edge.overYen)}高い` : `駅徒歩が条件より${edge.overMinutes}分遠い`;
}

/** What has become of the price since it was told; null: nothing. */
export function priceSinceWords({ priceThen, home }: Pick<RecommendedHome, "priceThen" | "home">): string | null {
  if (home === null || home.price === priceThen) return null;
  return `お知らせしたときの${formatYen(priceThen)}から ${formatYenDifference(home.price - priceThen)}`;
}

/** What stands in the place of a home that was put away; null: it is still shown. */
export function putAwayWords(reaction: Reaction | null): string | null {
  if (reaction?.kind === "hide") return "この物件を隠しました。これから、おすすめしません。";
  if (reaction?.kind !== "nope") return null;
  const why = reaction.reason === null ? "" : `（${NOPE_WORDS[reaction.reason]}）`;
  return `「興味なし」${why}にしました。これからのおすすめに生かします。`;
}

const ENDED: Readonly<Record<NonNullable<RecommendedHome["gone"]>["state"], string>> = {
  applied: "申込が入りました",
  sold: "成約しました",
  expired: "掲載が終わりました",
};

/** Why a home cannot be had any more. */
export function endedWords(gone: RecommendedHome["gone"]): string {
  return ENDED[gone?.state ?? "expired"];
}

/** When the next list comes. */
export function nextWords(nextHour: number | null): string {
  if (nextHour === null) return "通知の設定で「おすすめ物件」を選ぶと、条件に合う物件をお届けします。";
  return `次回は${nextHour}時です。条件に合う新しい物件があるときに、お届けします。`;
}

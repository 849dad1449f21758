import type { RecommendedHome } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";

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

/** What has become of the price since it was told; null: nothing. By how much it fell is not told: an old price beside a new one needs the days of both (表示規約施行規則 第12条). */
export function priceSinceWords({ priceThen, home }: Pick<RecommendedHome, "priceThen" | "home">): string | null {
  if (home === null || home.price === priceThen) return null;
  if (home.price < priceThen) return "お知らせのあとに、価格が下がりました。";
  return `お知らせのあとに、価格が上がりました（お知らせのときは${formatYen(priceThen)}）。`;
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

/** When the next list comes. `isOffice`: an office sends it, whose customers have no settings here. */
export function nextWords(nextHour: number | null, isOffice = false): string {
  if (nextHour === null && isOffice) return "いまは、お知らせを止めています。";
  if (nextHour === null) return "通知設定で「おすすめ物件」を選ぶと、条件に合う物件をお届けします。";
  return `次回は${nextHour}時です。条件に合う新しい物件があるときに、お届けします。`;
}

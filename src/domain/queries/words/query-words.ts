import type { Wish } from "#domain/queries/core/types.ts";
import { formatYen } from "#kernel/yen.ts";
import { certaintyWords, homeWords, joinWords, kindWords, placeWords, priceWords } from "./condition-words.ts";
import { conditionsOf, namesOf } from "./conditions-of.ts";

/** A wish as one Japanese sentence, the same everywhere: `江東区・墨田区 / 中古マンション / 4,000万円〜6,000万円 / 60㎡以上 / 駅徒歩10分以内 / 新耐震`. */
export function words(wish: Wish): string {
  const names = namesOf(wish);
  const conditions = conditionsOf(wish, "normal");
  const prices = [normalWords(wish), kyugakeWords(wish), offerWords(wish)];
  return joinWords([...placeWords(conditions, names), kindWords(conditions), ...prices, ...homeWords(conditions, names)]);
}

function normalWords(wish: Wish): string | null {
  const price = priceWords(wish);
  if (!wish.channels.includes("normal")) return null;
  if (wish.channels.length === 1) return price;
  // Beside other ways of searching, this one is told even where it asks for no price: it finds most of the homes.
  return price === null ? "通常の物件" : `通常 ${price}`;
}

function kyugakeWords({ channels, certainties, kyugakeBudget }: Wish): string | null {
  if (!channels.includes("kyugake")) return null;
  const certainty = certaintyWords(certainties) ?? "九掛け";
  return kyugakeBudget === null ? certainty : `${certainty}${formatYen(kyugakeBudget)}以下`;
}

function offerWords({ channels, offerBudget, offerRatio, offerCap }: Wish): string | null {
  if (!channels.includes("offer")) return null;
  const ratio = offerRatio === null ? "" : `推定の${Math.round(offerRatio * 100)}％`;
  const cap = offerCap === null ? "" : `上限${formatYen(offerCap)}`;
  const how = [ratio, cap].filter((part) => part !== "").join("・");
  return `オファー${offerBudget === null ? "" : `予算${formatYen(offerBudget)}`}${how === "" ? "" : `（${how}）`}`;
}

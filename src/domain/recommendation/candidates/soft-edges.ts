import { type Candidate, walkOf } from "#domain/recommendation/core/candidate.ts";
import type { SoftEdge } from "#domain/recommendation/core/delivery.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { formatYen } from "#kernel/yen.ts";

/** How far past its edge a condition is still nearly kept. */
const OVER_PRICE = 0.05;
const OVER_WALK_MINUTES = 3;

/** Conditions that also find what nearly keeps the highest price and the longest walk; all others stand as they are. */
export function softened(conditions: HomeConditions): HomeConditions {
  const { price, walkMinutesMax } = conditions;
  return {
    ...conditions,
    price: { ...price, max: price.max === null ? null : widestPrice(price.max) },
    walkMinutesMax: walkMinutesMax === null ? null : walkMinutesMax + OVER_WALK_MINUTES,
  };
}

type Edged = Pick<Candidate, "walks"> & { readonly priceYen: number };

/**
 * Which of both edges a home that `softened` conditions found lies past, and by how much; empty: it keeps them. Null: it lies further out (a highest price near the
 * end of its axis finds anything when it is softened) and must not be recommended.
 */
export function edgesOf({ price, walkMinutesMax, stations }: HomeConditions, home: Edged): SoftEdge[] | null {
  const edges: SoftEdge[] = [];
  if (price.max !== null && home.priceYen > price.max) {
    if (home.priceYen > widestPrice(price.max)) return null;
    edges.push({ kind: "price", overYen: home.priceYen - price.max });
  }
  const walk = walkOf(home.walks, stations);
  if (walkMinutesMax === null) return edges;
  if (walk === null || walk > walkMinutesMax + OVER_WALK_MINUTES) return null;
  if (walk > walkMinutesMax) edges.push({ kind: "walk", overMinutes: walk - walkMinutesMax });
  return edges;
}

/** What stands at a home that only nearly keeps a condition; amounts are rounded up, so that none is told as less than it is. */
export function edgeText(edge: SoftEdge): string {
  if (edge.kind === "walk") return `駅徒歩が条件より${edge.overMinutes}分長い`;
  return `予算より${formatYen(Math.ceil(edge.overYen / MAN) * MAN)}高い`;
}

const MAN = 10_000;

function widestPrice(max: number): number {
  return Math.floor(max * (1 + OVER_PRICE));
}

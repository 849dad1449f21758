import { presentHome } from "#api/estate/homes/present.ts";
import { lookAtHomes } from "#domain/favorites/index.server.ts";
import type { DeliveryBatch, HomeReaction } from "#domain/recommendation/core/delivery.ts";
import { batchHomes, suggestion } from "#domain/recommendation/index.server.ts";
import type { BatchHome } from "#domain/recommendation/slates/types.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import type { RecommendationsResponse, RecommendedHomeResponse } from "./schemas.ts";

/** The homes of a batch as they stand today; of those that are gone, what they were. */
export async function presentHomes(deps: HomeSearchDeps, batch: DeliveryBatch): Promise<RecommendedHomeResponse[]> {
  const homes = await batchHomes(deps, batch);
  const gone = homes.flatMap(({ home, item }) => (home === null ? [item.dwellingKey] : []));
  const ended = gone.length === 0 ? new Map() : await lookAtHomes(deps, gone);
  return homes.map((home) => ({ ...presentRecommended(home), gone: goneOf(ended.get(home.item.dwellingKey) ?? null) }));
}

function presentRecommended({ item, home, reaction, ownPage }: BatchHome): Omit<RecommendedHomeResponse, "gone"> {
  const { position, listingId, dwellingKey, priceYen, reasons, softEdges } = item;
  return {
    ...{ position, dwellingKey, softEdges },
    listingKey: home?.key ?? listingId,
    priceThen: priceYen,
    reasons: reasons.map(({ text }) => text),
    reaction: reaction && presentReaction(reaction),
    home: home && presentHome(home),
    ownPage: ownPage && { label: ownPage.label, target: ownPage.target },
  };
}

/** What of a tenant stands on pages that were sent in its name. */
export function presentSender({ key, name, licence, address, brandColour }: Tenant): NonNullable<RecommendationsResponse["sender"]> {
  return { key, name, licence, address, colour: brandColour };
}

type Ended = Pick<NonNullable<RecommendedHomeResponse["gone"]>, "title" | "kind" | "cityCode" | "price"> & { readonly state: string };

function goneOf(home: Ended | null): RecommendedHomeResponse["gone"] {
  if (home === null) return null;
  const { title, kind, cityCode, price, state } = home;
  return { title, kind, cityCode, price, state: state === "applied" || state === "sold" ? state : "expired" };
}

export function presentReaction({ kind, reason }: HomeReaction): NonNullable<RecommendedHomeResponse["reaction"]> {
  return { kind, reason };
}

/** The change of a condition that may be proposed now; null: none. */
export async function presentSuggestion(deps: HomeSearchDeps, recipient: string): Promise<RecommendationsResponse["suggestion"]> {
  const open = await suggestion(deps, recipient);
  return open && { queryId: open.queryId, reason: open.reason, question: open.text };
}

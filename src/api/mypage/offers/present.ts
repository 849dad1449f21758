import { OFFERS_A_PAGE } from "#domain/offers/core/limits.ts";
import type { OfferCard } from "#domain/offers/core/views.ts";
import type { CampaignWithCounts, memberOffers, ThreadWithDemand } from "#domain/offers/index.server.ts";
import type { CampaignResponse, OfferResponse, OffersResponse } from "./schemas.ts";

export function presentOffers({ items, total, page }: Awaited<ReturnType<typeof memberOffers>>): OffersResponse {
  return { items: items.map(presentCard), total, page, perPage: OFFERS_A_PAGE };
}

/** Field by field: what the domain has besides does not come out. */
function presentCard(offer: OfferCard): OffersResponse["items"][number] {
  const {
    id,
    side,
    state,
    isYourTurn,
    alias,
    otherAlias,
    home,
    homeId,
    priceYen,
    round,
    mostRounds,
    version,
    financing,
    wishMonth,
    unread,
  } = offer;
  return {
    ...{ id, side, state, isYourTurn, alias, otherAlias, homeId, priceYen, round, mostRounds, version, financing, wishMonth, unread },
    home: { ...home },
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    ...{ createdAt: offer.createdAt.toISOString(), movedAt: offer.movedAt.toISOString() },
  };
}

export function presentThread(thread: ThreadWithDemand): OfferResponse {
  const { hint, steps, messages, may, consents, contact, agent, waitingBuyers } = thread;
  return {
    ...presentCard(thread),
    hint: { ...hint },
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    may: [...may],
    ...{
      consents: { ...consents },
      contact: contact && { ...contact },
      agent: agent && { ...agent },
      waitingBuyers: waitingBuyers && { ...waitingBuyers },
    },
  };
}

export function presentCampaign(campaign: CampaignWithCounts): CampaignResponse {
  const { id, queryId, state, version, words, message, financing, offerRatio, capYen, wishMonth, made, live } = campaign;
  return {
    ...{ id, queryId, state, version, words, message, financing, offerRatio, capYen, wishMonth, made, live },
    ...{ madeAt: campaign.madeAt.toISOString(), updatedAt: campaign.updatedAt.toISOString() },
    ...{ startsAt: campaign.startsAt?.toISOString() ?? null, fillUntil: campaign.fillUntil?.toISOString() ?? null },
  };
}

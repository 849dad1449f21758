import type { DeliveryBatch, DeliveryItem, HomeReaction } from "#domain/recommendation/core/delivery.ts";

/** What somebody made of a home, as their office sees it. */
export type OfficeReaction = Pick<HomeReaction, "kind" | "reason"> & { readonly at: Date };

/** Of a list of customers. */
export type LastTold = {
  /** When homes were sent last; null: never. */
  readonly sentAt: Date | null;
  readonly reaction: OfficeReaction | null;
};

/** A home of a message, and what became of it there. */
type OfficeItem = Pick<DeliveryItem, "position" | "listingId" | "priceYen" | "reasons"> & {
  /** Null: the advertisement is gone. */
  readonly title: string | null;
  readonly reaction: OfficeReaction | null;
  /** Times it was opened, after a real press. */
  readonly looks: number;
  readonly dwellSeconds: number;
};

/** A message to a customer. */
export type OfficeDelivery = Pick<DeliveryBatch, "id" | "topic" | "channel" | "state" | "scheduledAt" | "sentAt"> & {
  readonly items: readonly OfficeItem[];
};

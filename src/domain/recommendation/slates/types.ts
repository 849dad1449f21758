import type { DeliveryItem, HomeReaction } from "#domain/recommendation/core/delivery.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import type { OwnPage } from "#domain/tenants/core/types.ts";

/** A home of a batch, as it was told and as it is today. */
export type BatchHome = {
  readonly item: DeliveryItem;
  /** As it is on offer today, by whoever offers it at the lowest price; null: it is not on offer any more. */
  readonly home: FoundHome | null;
  /** What became of it since it was told. */
  readonly since: "same" | "dearer" | "cheaper" | "gone";
  readonly reaction: HomeReaction | null;
  /** Leads to a page of the office's own about it; null: it is none of its own, or has no such page. */
  readonly ownPage: OwnPage | null;
};

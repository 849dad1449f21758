import type { Wish } from "#domain/queries/core/types.ts";
import type { ConditionChange } from "#domain/recommendation/taste/suggest-change.ts";

/** What of a saved condition a change sets. */
export function changedPart({ field, value }: ConditionChange, wish: Pick<Wish, "price" | "areaM2">): Partial<Wish> {
  if (field === "priceMax") return { price: { ...wish.price, max: value } };
  if (field === "areaM2Min") return { areaM2: { ...wish.areaM2, min: value } };
  return { [field]: value };
}

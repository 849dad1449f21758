import { knownFields } from "#wire/known-fields.ts";

/** What is asked about: an address is read on every page, which needs nothing else of the forms. */
export type ProductSearch = { readonly product?: string };

export function productSearch({ product }: Record<string, unknown>): ProductSearch {
  return knownFields(["product"], typeof product === "string" && /^[a-z]{1,20}$/.test(product) ? { product } : {});
}

/** A receipt as the address of a page of thanks carries it: nothing of who sent it. */
export type BizThanksSearch = { readonly id?: string; readonly due?: string; readonly of?: "document"; readonly again?: true };

/** What cannot be a receipt is dropped: an address can be made by anybody. */
export function bizThanksSearch({ id, due, of, again }: Record<string, unknown>): BizThanksSearch {
  return knownFields(["id", "due", "of", "again"], {
    ...(typeof id === "string" && /^[A-Z2-9-]{14}$/.test(id) ? { id } : {}),
    ...(typeof due === "string" && /^20\d\d-[01]\d-[0-3]\d$/.test(due) ? { due } : {}),
    ...(of === "document" ? { of } : {}),
    ...(again === true ? { again } : {}),
  });
}

import type { Market, SuggestItem } from "#api/client/client.ts";
import { plainText } from "#kernel/japanese-text.ts";
import type { Draft } from "./draft.ts";
import { suggestionTarget } from "./suggestion-target.ts";

/** What a typed text names, as far as the suggestions for it say. */
export type TextPlace =
  /** One place: what it fills in, and how it is called. */
  | { readonly kind: "place"; readonly place: Draft; readonly label: string }
  /** A city whose town is still to be asked for. */
  | { readonly kind: "city"; readonly cityCode: string }
  /** Places, and none of them where there are sales. */
  | { readonly kind: "out-of-area"; readonly label: string }
  /** A postal code that no address has. */
  | { readonly kind: "unknown-postal-code" }
  /** Several places, or none that is known by this name: the address is looked up as it stands. */
  | { readonly kind: "address" };

/**
 * What a text means among its suggestions, the likeliest of which stands first. `大阪市北区梅田1-1` -> out-of-area as soon as its town is known; a
 * postal code, or an address of one town -> that town.
 */
export function placeOfText(text: string, items: readonly SuggestItem[], cities: Market["cities"]): TextPlace {
  if (items.length === 0) return isPostalCode(text) ? { kind: "unknown-postal-code" } : { kind: "address" };
  const located = items.filter(({ cityCode }) => cityCode !== null);
  const covered = located.filter(({ cityCode }) => cities.some((city) => city.cityCode === cityCode));
  const [first] = items;
  if (covered.length === 0 && located.length === items.length && first) return { kind: "out-of-area", label: first.label };
  const [only, ...others] = covered.length > 0 ? covered : items;
  if (!only || others.length > 0) return { kind: "address" };
  const target = suggestionTarget(only);
  if (target.to === "city") return { kind: "city", cityCode: target.cityCode };
  return target.to === "input" ? { kind: "place", place: target.place, label: only.label } : { kind: "address" };
}

function isPostalCode(text: string): boolean {
  return /^〒?\s*\d{3}-?\d{4}$/.test(plainText(text));
}

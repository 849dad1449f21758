import { type ApiClient, apiClient, type FoundPlace, type SuggestItem } from "#api/client/client.ts";
import { placeLine } from "#web/kit/form/place-line.ts";
import type { SearchOption } from "#web/kit/form/search-box.tsx";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";

/** A building or a place that a home can be registered at. `rest`: what of the address could not be placed. */
export type PlaceOption = SearchOption & { readonly key: string; readonly rest: string };

const MANY = 8;
/** A name may be shared by more buildings than are suggested at once. */
const MOST = 20;

type Estate = ApiClient["estate"];
export type LoadPlaces = (text: string, signal: AbortSignal) => Promise<Loaded<PlaceOption>>;

/** Buildings whose name or reading holds a text. */
export function buildingsNamed(text: string, signal: AbortSignal, estate: Estate = apiClient().estate): Promise<Loaded<PlaceOption>> {
  return estate
    .get("/suggest", { query: { q: text.slice(0, LONGEST_SEARCH), limit: MOST }, signal })
    .then((answer) => (answer.ok ? { ok: true, items: answer.value.items.flatMap(buildingOption).slice(0, MANY) } : { ok: false }));
}

/** Addresses that a text names, down to the 街区 where it is known. */
export function addressesOf(text: string, signal: AbortSignal, estate: Estate = apiClient().estate): Promise<Loaded<PlaceOption>> {
  return estate
    .get("/places", { query: { q: text.slice(0, LONGEST_SEARCH), limit: MANY }, signal })
    .then((answer) =>
      answer.ok ? { ok: true, items: answer.value.items.filter(({ kind }) => kind === "address").map(addressOption) } : { ok: false },
    );
}

function buildingOption(item: SuggestItem): PlaceOption[] {
  return item.kind === "apartment" ? [{ ...placeLine(item), key: item.reference, rest: "" }] : [];
}

export function addressOption({ key, label, detail, rest }: FoundPlace): PlaceOption {
  return { id: `${key} ${rest ?? ""}`, label: `${label}${rest ?? ""}`, detail, tag: "住所", key, rest: rest ?? "" };
}

import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { NamedPlace, PlaceSource } from "./place-source.ts";

type Query = Readonly<Record<string, string>>;

/** What lies on the place itself: its counts are of the other conditions. */
const OF_PLACES = ["area", "station", "poly", "name", "building"];

/** Where the pickers ask; what is counted follows the conditions of `query` but for those of the place. */
export function placeSource(query: Query, { estate }: Pick<ApiClient, "estate"> = apiClient()): PlaceSource {
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => !OF_PLACES.includes(name)));
  const suggest = async (text: string, signal: AbortSignal) => {
    const answer = await estate.get("/suggest", { query: { q: text.slice(0, 60), limit: 20 }, signal });
    return answer.ok ? answer.value.items : null;
  };
  return {
    areas: async (parent, signal) => {
      const answer = await estate.get("/homes/areas", { query: { ...others, ...(parent === null ? {} : { parent }) }, signal });
      return answer.ok ? answer.value.items : null;
    },
    lines: async (prefecture, signal) => {
      const answer = await estate.get("/homes/lines", { query: { ...others, prefecture }, signal });
      return answer.ok ? answer.value.lines : null;
    },
    stations: async (prefecture, line, signal) => {
      const answer = await estate.get("/homes/lines", { query: { ...others, prefecture, line }, signal });
      return answer.ok ? answer.value.stations : null;
    },
    areasNamed: async (text, signal) => (await suggest(text, signal))?.flatMap(areaOf) ?? null,
    buildingsNamed: async (text, signal) =>
      (await suggest(text, signal))?.flatMap(({ kind, reference, label, detail }) =>
        kind === "apartment" ? [{ code: reference, name: label, detail }] : [],
      ) ?? null,
  };
}

type Suggested = { readonly kind: string; readonly reference: string; readonly label: string; readonly detail: string };

/** A city is its code, a 町 that of its city and its name: `13108/豊洲` → `13108-豊洲`. */
function areaOf({ kind, reference, label, detail }: Suggested): readonly NamedPlace[] {
  if (kind === "city") return [{ code: reference, name: label, detail }];
  return kind === "town" ? [{ code: reference.replace("/", "-"), name: label, detail }] : [];
}

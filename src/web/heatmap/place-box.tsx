import { useState } from "react";
import { type ApiClient, apiClient, type FoundPlace } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { mayBeAddress, placeLine } from "#web/kit/form/place-line.ts";
import { SearchBox, type SearchOption } from "#web/kit/form/search-box.tsx";
import type { Loaded } from "#web/kit/form/use-suggestions.ts";

/** The box of the home page, in the size of a panel. */
const SMALL =
  "[&_form]:min-h-12 [&_form]:p-1 [&_form>button]:min-h-10 [&_form>button]:px-4 [&_form>button]:py-1 [&_form>button]:text-14 max-sm:[&_form]:shadow-sm";

type PlaceOption = SearchOption & { readonly place: LonLat };

const LONGEST_TEXT = 60;

/** Looks for a place and moves the map there; Enter takes the first that is found. */
export function PlaceBox({ onPlace }: { onPlace: (place: LonLat) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const search = async (text: string) => {
    const found = await findPlaces(text);
    const first = found.ok ? found.items[0] : undefined;
    setProblem(first ? null : found.ok ? `「${text}」は見つかりませんでした。` : "場所を調べられませんでした。もう一度お試しください。");
    if (first) onPlace(first.place);
  };
  return (
    <div className={`pointer-events-auto ${SMALL}`}>
      <SearchBox
        label="住所・駅・町を探す"
        placeholder="住所・駅・町"
        action="/search"
        submitLabel="移動"
        load={findPlaces}
        onPick={({ place }) => {
          setProblem(null);
          onPlace(place);
        }}
        onSearch={(text) => void search(text)}
        onContinue={(text) => void search(text)}
      />
      <p role="status" className="rounded-control bg-card px-3 text-13">
        {problem}
      </p>
    </div>
  );
}

/** What has a place on a map: addresses first, then suggestions. */
export async function findPlaces(
  text: string,
  signal?: AbortSignal,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<Loaded<PlaceOption>> {
  const asked = { query: { q: text.slice(0, LONGEST_TEXT), limit: 8 }, ...(signal && { signal }) };
  const [answer, exact] = await Promise.all([estate.get("/suggest", asked), mayBeAddress(text) ? estate.get("/places", asked) : null]);
  if (!answer.ok) return { ok: false };
  const addresses = exact?.ok ? exact.value.items.flatMap(addressOption) : [];
  const items = answer.value.items.flatMap((item): PlaceOption[] => (item.place ? [{ ...placeLine(item), place: item.place }] : []));
  return { ok: true, items: [...addresses, ...items] };
}

function addressOption({ key, kind, label, detail, lon, lat }: FoundPlace): PlaceOption[] {
  return kind === "address" ? [{ id: `address/${key}`, label, detail, tag: "住所", place: { lon, lat } }] : [];
}

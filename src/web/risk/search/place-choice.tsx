import { Link } from "@tanstack/react-router";
import type { FoundPlace } from "#api/client/client.ts";
import { PLACE_TILE, PlaceTile } from "#web/kit/mark/place-tile.tsx";
import { foundOption } from "./place-option.ts";

/** Places to choose from; each leads to its report. What of an address could not be placed is told at each. */
export function PlaceChoice({ places }: { readonly places: readonly FoundPlace[] }) {
  const [rest] = new Set(places.map((place) => (place.precision === "town" ? place.rest : null)));
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => {
          const { id, label, detail, tag, target } = foundOption(place);
          return (
            <li key={id}>
              <Link {...target} className={`${PLACE_TILE} h-full`}>
                <PlaceTile {...{ label, detail, tag }} />
              </Link>
            </li>
          );
        })}
      </ul>
      {rest && <p className="mt-2 text-14 text-sub">「{rest}」の位置までは特定できません。町丁目として調べます。</p>}
    </>
  );
}

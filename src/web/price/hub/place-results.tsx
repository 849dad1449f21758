import type { SuggestItem } from "#api/client/client.ts";
import { PLACE_TILE, PlaceTile } from "#web/kit/mark/place-tile.tsx";
import { suggestionOption } from "#web/price/place/suggestion-target.ts";
import { TargetLink } from "#web/price/place/target-link.tsx";

type PlaceResultsProps = {
  readonly places: readonly SuggestItem[];
  readonly title: string;
  /** The text as an address, when none of the places may be meant. */
  readonly address: string | null;
};

/** Places to choose from; each leads on towards the price check. */
export function PlaceResults({ places, title, address }: PlaceResultsProps) {
  const options = places.map(suggestionOption).filter(({ target }) => target.to !== "text" || target.q !== address);
  if (options.length === 0 && !address) return null;
  return (
    <section>
      <h2 className="text-22">{title}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ id, label, detail, tag, target }) => (
          <li key={id}>
            <TargetLink target={target} className={PLACE_TILE}>
              <PlaceTile {...{ label, detail, tag }} />
            </TargetLink>
          </li>
        ))}
      </ul>
      {address && (
        <p className="mt-3 text-14 text-sub">
          どれでもないとき：
          <TargetLink target={{ to: "input", place: { address } }} className="text-link inline-flex min-h-11 items-center">
            「{address}」を住所として続ける
          </TargetLink>
        </p>
      )}
    </section>
  );
}

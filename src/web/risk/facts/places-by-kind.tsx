import type { FC } from "react";
import type { NearbyPlace, NearbyResponse } from "#api/client/client.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { FindingRow } from "./finding-row.tsx";
import { distanceWords, kindMark, kindTitle } from "./place-kinds.ts";
import { sourceOf } from "./provenance-words.ts";

type PlacesByKindProps = {
  readonly nearby: NearbyResponse;
  readonly kinds: readonly string[];
  /** How many of each kind are listed; the rest are counted. */
  readonly most: number;
  /** In which order those of a kind are listed, where that is not by distance alone, and what has to be said of them all. */
  readonly told?: (places: readonly NearbyPlace[]) => { readonly order: string; readonly note: string | null };
  /** What else is said of a place. */
  readonly more?: FC<{ place: NearbyPlace }>;
};

/** The places of each kind by distance, each kind in its own state. */
export function PlacesByKind({ nearby, kinds, most, told = BY_DISTANCE, more }: PlacesByKindProps) {
  return (
    <div className="flex flex-col gap-5">
      {kinds.map((kind) => (
        <PlacesOfKind key={kind} {...{ nearby, kind, most, told, more }} />
      ))}
    </div>
  );
}

const BY_DISTANCE = () => ({ order: "近い順に", note: null });

type PlacesOfKindProps = Omit<PlacesByKindProps, "kinds" | "more" | "told"> & {
  readonly kind: string;
  readonly told: NonNullable<PlacesByKindProps["told"]>;
  readonly more?: PlacesByKindProps["more"];
};

/** The places of one kind, or why there are none. */
function PlacesOfKind({ nearby, kind, most, told, more: More }: PlacesOfKindProps) {
  const found = nearby.kinds.find((each) => each.kind === kind);
  const items = nearby.items.filter((item) => item.kind === kind);
  const state = found?.state ?? "no_data";
  if (state !== "ok" || items.length === 0) return <Without title={kindTitle(kind)} within={nearby.within} found={found} />;
  const count = found?.count ?? items.length;
  const { order, note } = told(items);
  return (
    <section>
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-16">
        <span>
          <MapMark kind={kind} />
          {kindTitle(kind)}
        </span>
        <span className="font-normal text-13 text-sub">
          直線{nearby.within.toLocaleString("ja-JP")}m以内に{count}か所
          {items.length > most && `（${order}${most}か所）`}
        </span>
      </h3>
      {note !== null && <p className="text-13 text-sub">{note}</p>}
      <ul className="mt-1 divide-y divide-line">
        {items.slice(0, most).map((place) => (
          <li key={`${place.name}-${place.distanceM}`} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{place.name}</span>
              <span className="amount text-14 text-sub">{distanceWords(place)}</span>
            </p>
            {More && <More place={place} />}
          </li>
        ))}
      </ul>
      {found?.provenance && (
        <div className="mt-1">
          <SourceChips sources={[sourceOf(found.provenance)]} />
        </div>
      )}
    </section>
  );
}

/** The sign of a kind on the map beside the list. */
function MapMark({ kind }: { kind: string }) {
  const mark = kindMark(kind);
  if (!mark) return null;
  return (
    <span aria-hidden="true" className="no-print mr-1.5 inline-grid size-6 place-items-center rounded-full bg-brand text-12 text-white">
      {mark}
    </span>
  );
}

function Without({ title, within, found }: { title: string; within: number; found: NearbyResponse["kinds"][number] | undefined }) {
  const isNone = found?.state === "none" || found?.state === "ok";
  return (
    <ul>
      <FindingRow
        title={title}
        state={isNone ? "none" : (found?.state ?? "no_data")}
        words={isNone ? `直線${within.toLocaleString("ja-JP")}m以内にはありません。` : undefined}
        provenance={found?.provenance ?? null}
      />
    </ul>
  );
}

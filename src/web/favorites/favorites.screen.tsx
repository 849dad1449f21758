import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MOST_COMPARED } from "#wire/most-compared.ts";
import { CompareView } from "./compare.view.tsx";
import type { ComparedHome } from "./compare-types.ts";
import { FavoritesView } from "./favorites.view.tsx";
import { comparedKeys, type FavoritesSearch } from "./favorites-search.ts";
import { usePlacesToday } from "./use-places-today.ts";
import { useShelf } from "./use-shelf.ts";

type FavoritesScreenProps = {
  readonly search: FavoritesSearch;
  /** Of the address; null: they could not be read. */
  readonly compared: readonly ComparedHome[] | null;
  readonly today: string;
};

export function FavoritesScreen({ search, compared, today }: FavoritesScreenProps) {
  return search.compare === undefined ? (
    <ShelfScreen search={search} today={today} />
  ) : (
    <CompareScreen search={search} homes={compared} today={today} />
  );
}

function ShelfScreen({ search, today }: { readonly search: FavoritesSearch; readonly today: string }) {
  const navigate = useNavigate();
  const shelf = useShelf();
  const places = usePlacesToday(shelf.shelf?.entries ?? []);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (key: string) =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key].slice(0, MOST_COMPARED)));
  return (
    <FavoritesView
      state={shelf}
      actions={shelf}
      today={today}
      places={places}
      folderId={search.folder}
      chosen={chosen}
      onChoose={choose}
      onCompare={() => void navigate({ to: "/favorites", search: { compare: chosen.join(",") } })}
    />
  );
}

type CompareScreenProps = {
  readonly search: FavoritesSearch;
  readonly homes: readonly ComparedHome[] | null;
  readonly today: string;
};

function CompareScreen({ search, homes, today }: CompareScreenProps) {
  const navigate = useNavigate();
  const keys = comparedKeys(search.compare);
  const go = (next: FavoritesSearch) => void navigate({ to: "/favorites", search: next, replace: true, resetScroll: false });
  const ordered = homes && keys.flatMap((key) => homes.find(({ dwellingKey }) => dwellingKey === key) ?? []);
  return (
    <CompareView
      homes={ordered}
      base={search.base}
      today={today}
      onBase={(base) => go({ compare: keys.join(","), base })}
      onDrop={(dropped) =>
        go({
          compare: keys.filter((key) => key !== dropped).join(","),
          ...(search.base && search.base !== dropped ? { base: search.base } : {}),
        })
      }
    />
  );
}

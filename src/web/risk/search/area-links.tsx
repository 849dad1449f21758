import { Link } from "@tanstack/react-router";
import type { City, NamedCity, TownLine } from "./find-guide.ts";

type AreaLinksProps = { readonly cities: readonly City[]; readonly current?: string };

/** Wards and cities with data, by prefecture. */
export function AreaLinks({ cities, current }: AreaLinksProps) {
  return [...Map.groupBy(cities, ({ prefecture }) => prefecture)].map(([prefecture, members]) => (
    <div key={prefecture} className="mt-4 first:mt-0">
      <h3 className="text-16">{prefecture}</h3>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {members.map(({ cityCode, cityName }) => (
          <li key={cityCode}>
            <Link
              to="/risk/search_area"
              search={{ city: cityCode }}
              activeProps={{}}
              aria-current={cityCode === current ? "true" : undefined}
              className="flex min-h-12 items-center rounded-control border border-line bg-card px-3 py-1 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:font-bold"
            >
              {cityName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

type TownLinksProps = { readonly city: NamedCity; readonly towns: readonly TownLine[]; readonly current: string };

/** The towns of a city, each with the number of its 町丁目. */
export function TownLinks({ city, towns, current }: TownLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {towns.map(({ town, count }) => (
        <li key={town}>
          <Link
            to="/risk/search_area"
            search={{ city: city.cityCode, town }}
            activeProps={{}}
            aria-current={town === current ? "true" : undefined}
            className="inline-flex min-h-11 items-baseline gap-1 rounded-full border border-line bg-card px-4 py-2.5 text-14 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:font-bold"
          >
            {town}
            {count > 1 && <span className="amount text-12 text-sub">{count}か所</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

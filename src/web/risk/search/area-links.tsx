import { Link } from "@tanstack/react-router";
import type { City } from "./find-guide.ts";

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

export function TownLinks({ city, towns, current }: { readonly city: City; readonly towns: readonly string[]; readonly current: string }) {
  const link = (town: string | null) => (
    <li key={town ?? ""}>
      <Link
        to="/risk/search_area"
        search={{ city: city.cityCode, ...(town === null ? {} : { town }) }}
        activeProps={{}}
        aria-current={(town ?? "") === current ? "true" : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-14 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:font-bold"
      >
        {town ?? "すべての町"}
      </Link>
    </li>
  );
  if (towns.length === 0) return null;
  return (
    <nav aria-label="町で絞る">
      <ul className="flex flex-wrap gap-2">
        {link(null)}
        {towns.map(link)}
      </ul>
    </nav>
  );
}

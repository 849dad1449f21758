import { Link } from "@tanstack/react-router";
import type { ApartmentPage, ApartmentResponse } from "#api/client/client.ts";
import { Pager } from "#web/kit/list/pager.tsx";
import { factsOf } from "#web/price/place/apartment-facts.ts";
import type { HubQuestion } from "#web/price/place/hub-search.ts";
import { searchValue } from "#wire/known-fields.ts";

/** Condominiums by name or city, twenty a page. */
export function ApartmentResults({ apartments, question }: { apartments: ApartmentPage; question: HubQuestion }) {
  const { items, page, pageSize, total } = apartments;
  if (total === 0) return null;
  return (
    <section aria-labelledby="apartments">
      <h2 id="apartments" className="text-22">
        価格を調べるマンション <span className="amount font-normal text-14 text-sub">{total.toLocaleString("ja-JP")}件</span>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {items.map((apartment) => (
          <ApartmentRow key={apartment.key} apartment={apartment} />
        ))}
      </ul>
      <Pager label="マンションのページ" to="/search" search={searchOf(question)} {...{ page, pageSize, total }} />
    </section>
  );
}

function ApartmentRow({ apartment }: { apartment: ApartmentResponse }) {
  const { key, name, cityName, town, isSample } = apartment;
  return (
    <li>
      <Link
        to="/search/input"
        search={{ kind: "condo", apartmentKey: key }}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-brand-tint"
      >
        <span>
          <b>{name}</b>
          {isSample && <span className="ml-2 text-12 text-sub">サンプル</span>}
          <span className="block text-13 text-sub">
            {cityName}
            {town}
          </span>
        </span>
        <span className="text-13 text-sub">
          {factsOf(apartment).map((fact) => (
            <span key={fact} className="amount ml-3 first:ml-0">
              {fact}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}

function searchOf({ q, city }: HubQuestion) {
  return { ...(q ? { q: searchValue(q) } : {}), ...(city ? { city: searchValue(city) } : {}) };
}

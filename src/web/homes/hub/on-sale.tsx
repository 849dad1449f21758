import { Link } from "@tanstack/react-router";
import { PLACE_TILE } from "#web/kit/mark/place-tile.tsx";
import { searchValue, searchValues } from "#wire/known-fields.ts";
import type { AreasOnSale, HomesAt } from "./find-on-sale.ts";

const COUNT = "amount font-normal text-13 text-sub";

/** The areas with homes on offer, each with how many, leading to their list. */
export function AreasOnSaleList({ areas: { opened, others } }: { areas: AreasOnSale }) {
  return (
    <section aria-labelledby="areas-on-sale">
      <h2 id="areas-on-sale" className="text-22">
        エリアから売出物件を探す
      </h2>
      <p className="text-13 text-sub">数字は、いま売り出し中の物件の件数です。</p>
      {opened.map(({ code, name, count, cities }) => (
        <div key={code} className="mt-4">
          <h3 className="text-16">
            {name} <span className={COUNT}>{count.toLocaleString("ja-JP")}件</span>
          </h3>
          <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
            {cities.map((city) => (
              <li key={city.code}>
                <Link
                  to="/search"
                  search={{ area: searchValue(city.code) }}
                  className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-card px-3 py-1 hover:border-brand hover:text-brand"
                >
                  <span>{city.name}</span>
                  <span className={COUNT}>{city.count.toLocaleString("ja-JP")}件</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {others.length > 0 && (
        <ul aria-label="ほかの都道府県" className="mt-4 flex flex-wrap gap-2">
          {others.map(({ code, name, count }) => (
            <li key={code}>
              <Link
                to="/search"
                search={{ by: "area", within: searchValue(code) }}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-14 hover:border-brand hover:text-brand"
              >
                {name}
                <span className={COUNT}>{count.toLocaleString("ja-JP")}件</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Homes on offer at the places that a text may mean, above what else is known of them. */
export function HomesAtPlaces({ homes }: { homes: readonly HomesAt[] }) {
  return (
    <section aria-labelledby="homes-here">
      <h2 id="homes-here" className="text-22">
        売出物件
      </h2>
      {homes.length === 0 ? (
        <p className="mt-1 text-14">この場所で売り出し中の物件は、いまありません。</p>
      ) : (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {homes.map(({ label, query, total }) => (
            <li key={label}>
              <Link to="/search" search={searchValues(query)} className={PLACE_TILE}>
                <b>{label}の売出物件</b>
                <span className="amount text-14 text-brand">{total.toLocaleString("ja-JP")}件</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

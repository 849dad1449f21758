import { Link } from "@tanstack/react-router";
import { type HomeMarket, SHOWN_CITIES } from "./find-home.ts";
import { busiestCities } from "./home-figures.ts";

/** A short way into the areas with the most recorded sales. */
export function AreaLinks({ market }: { market: HomeMarket }) {
  const cities = busiestCities(market.cities, SHOWN_CITIES);
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="busy-areas" className="mt-10">
      <h2 id="busy-areas" className="text-16">
        成約の多いエリアから
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ cityCode, cityName, sales }) => (
          <li key={cityCode}>
            <Link
              to="/search"
              search={{ city: cityCode }}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-14 hover:border-brand hover:text-brand"
            >
              {cityName}
              <span className="amount text-12 text-sub">{sales.toLocaleString("ja-JP")}件</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/search" className="text-link inline-flex min-h-11 items-center px-2 text-14">
            すべてのエリア
          </Link>
        </li>
      </ul>
    </section>
  );
}

import { Link } from "@tanstack/react-router";
import type { Market } from "#api/client/client.ts";
import { searchValue } from "#wire/known-fields.ts";

type City = Market["cities"][number];

/** The areas we cover, by prefecture, each with how many sales stand behind it. */
export function AreaList({ cities, current }: { cities: readonly City[]; current: string }) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="text-22">
        成約から価格を調べる
      </h2>
      <p className="text-13 text-sub">
        数字は、推定に使える過去の成約の件数です（売り出し中の物件の件数ではありません）。件数の多い地域ほど、似た成約が見つかりやすくなります。
      </p>
      {byPrefecture(cities).map(([prefecture, members]) => (
        <div key={prefecture} className="mt-4">
          <h3 className="text-16">{prefecture}</h3>
          <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
            {members.map(({ cityCode, cityName, sales }) => (
              <li key={cityCode}>
                <Link
                  to="/search"
                  search={{ city: searchValue(cityCode) }}
                  aria-current={cityCode === current ? "true" : undefined}
                  className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-card px-3 py-1 hover:border-brand hover:text-brand aria-[current]:border-2 aria-[current]:border-brand aria-[current]:font-bold"
                >
                  <span>{cityName}</span>
                  <span className="amount font-normal text-13 text-sub">{sales.toLocaleString("ja-JP")}件</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function byPrefecture(cities: readonly City[]): readonly (readonly [string, readonly City[]])[] {
  return [...Map.groupBy(cities, ({ prefecture }) => prefecture)];
}

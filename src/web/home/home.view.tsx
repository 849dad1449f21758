import { Link } from "@tanstack/react-router";
import { placeLabel } from "#web/kit/form/place-line.ts";
import { SearchBox, type SearchBoxProps, type SearchOption } from "#web/kit/form/search-box.tsx";
import type { HomeData } from "./find-home.ts";
import { LaterHalf } from "./later-half.tsx";

export type HomeViewProps<T extends SearchOption> = {
  readonly data: HomeData;
  readonly search: Pick<SearchBoxProps<T>, "load" | "onPick" | "onSearch" | "onContinue">;
};

export function HomeView<T extends SearchOption>({ data, search }: HomeViewProps<T>) {
  const towns = data.prices?.towns ?? [];
  return (
    <div className="measure-content grid grid-cols-1 gap-x-10 gap-y-5 py-5 sm:py-8 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-[1.5rem]/[1.45] sm:text-34">
          <span className="inline-block">その住まいの値段とリスクを、</span>
          <br />
          <span className="inline-block">根拠といっしょに。</span>
        </h1>
        <p className="mt-2 max-w-reading text-14 text-sub sm:mt-4 sm:text-16">
          {data.hasBuildings ? "住所かマンション名" : "住所か駅名"}
          を入れるだけ。AIの推定価格と確からしさの幅、浸水や地震のリスクを、使ったデータの出所つきで示します。登録はいりません。
        </p>
        <div className="mt-3 sm:mt-6">
          <SearchBox label={placeLabel(data.hasBuildings)} placeholder="例：江東区豊洲、135-0061" action="/search" {...search} />
        </div>
        {towns.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-14">
            <span className="text-sub">例：</span>
            {towns.map(({ cityName, town }) => (
              <Link
                key={cityName + town}
                to="/search"
                search={{ q: `${cityName}${town}` }}
                className="inline-flex min-h-11 items-center text-link sm:min-h-8"
              >
                {cityName}
                {town}
              </Link>
            ))}
          </p>
        )}
      </div>
      <LaterHalf data={data} />
    </div>
  );
}

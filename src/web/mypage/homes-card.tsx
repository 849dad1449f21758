import { Link } from "@tanstack/react-router";
import type { KeptHomesResponse } from "#api/client/client.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type Home = KeptHomesResponse["items"][number];

/** 保存した建物・場所: each the way to its report, with what was told of it. */
export function HomesCard({ homes }: { readonly homes: readonly Home[] }) {
  return (
    <Card title="保存した建物・場所">
      {homes.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 text-sub">まだありません。リスク診断の「マイページに保存」で、ここに残ります。</p>
          <LinkButton to="/risk" tone="secondary" size="bar">
            リスクを調べる
          </LinkButton>
        </div>
      ) : (
        <ul>
          {homes.map((home) => (
            <HomeRow key={`${home.key} ${home.rest}`} home={home} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function HomeRow({ home }: { home: Home }) {
  const told = toldWords(home);
  return (
    <li className="relative -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to="/risk/$apartmentKey/summary"
          params={{ apartmentKey: home.key }}
          search={{ ...home.told, ...(home.rest === "" ? {} : { rest: home.rest }), ...(home.floor === null ? {} : { floor: home.floor }) }}
          className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0"
        >
          {home.label}
          {home.rest}
        </Link>
        {told !== "" && <p className="text-13 text-sub">{told}</p>}
      </div>
      <span className="amount text-13 text-sub">{formatDate(new Date(home.keptAt))}に保存</span>
    </li>
  );
}

/** `5階・2015年築・7階建（あなたの入力）`; nothing where nothing was told. */
function toldWords({ told: { built, floors, structure, units, fund }, floor }: Pick<Home, "told" | "floor">): string {
  const words = [
    built === undefined ? "" : `${built}年築`,
    floors === undefined ? "" : `${floors}階建`,
    structure === undefined ? "" : STRUCTURES[structure],
    units === undefined ? "" : `${units.toLocaleString("ja-JP")}戸`,
    fund === undefined ? "" : `積立金${fund.toLocaleString("ja-JP")}円/㎡`,
  ].filter(Boolean);
  const own = floor === null ? [] : [`${floor}階`];
  return [...own, ...(words.length === 0 ? [] : [`${words.join("・")}（あなたの入力）`])].join("・");
}

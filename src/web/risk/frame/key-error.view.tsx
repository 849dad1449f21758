import { Link } from "@tanstack/react-router";
import type { SuggestItem } from "#api/client/client.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { MissingApartment } from "./find-report.ts";
import { riskPath } from "./report-search.ts";
import { SearchAgain } from "./search-again.tsx";

/** No building has this key: names that come near, the search, and a way to ask for the building. */
export function KeyErrorView({ near, hasBuildings }: Pick<MissingApartment, "near" | "hasBuildings">) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "建物が見つかりません" }]} />
      <h1 className="mt-1 text-28">建物が見つかりません</h1>
      <p className="mt-2">このアドレスの建物は収録していません。アドレスが変わったか、まちがっている可能性があります。</p>
      <div className="mt-5 flex flex-col gap-5">
        {near.length > 0 && <NearNames near={near} />}
        {hasBuildings ? (
          <SearchAgain title="名前や住所から探す" label="住所・駅名・マンション名" placeholder="例：豊洲、○○レジデンス" />
        ) : (
          <SearchAgain title="住所や駅名から探す" label="住所・駅名" placeholder="例：墨田区八広6" />
        )}
        <Card title="建物を知らせる" lead="登録のない建物は、お知らせと資料をもとに加えています。">
          <LinkButton to="/risk/contact" search={{ topic: "listing" }} tone="secondary">
            登録のない建物を知らせる
          </LinkButton>
        </Card>
      </div>
    </div>
  );
}

function NearNames({ near }: { near: readonly SuggestItem[] }) {
  return (
    <Card title="名前の近いマンション">
      <ul className="divide-y divide-line">
        {near.map(({ reference, label, detail }) => (
          <li key={reference} className="py-1">
            <Link to={riskPath(reference, "summary")} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
            <span className="ml-2 text-13 text-sub">{detail}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

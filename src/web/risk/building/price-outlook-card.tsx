import type { MarketFactsResponse } from "#api/client/client.ts";
import { OUTLOOK_COVERAGE, OUTLOOK_MEASURED } from "#domain/risk/topics/price-outlook.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { changeWords, rangeWords } from "./price-series.ts";

type Outlook = MarketFactsResponse["outlook"];
type OutlookCardProps = {
  readonly subject: { readonly key: string; readonly town: string; readonly cityName: string };
  readonly market: MarketFactsResponse | null;
  readonly search: ReportSearch;
};

/** 1年後の見通し: a range and where it comes from, or why there is none. */
export function PriceOutlookCard({ subject, market, search }: OutlookCardProps) {
  const isSample = market?.isSample && market.outlook.state === "ok";
  return (
    <Card title="1年後の見通し" aside={isSample && <Badge tone="warn">サンプルデータ</Badge>}>
      {market === null && <LoadFailed />}
      {market?.outlook.state === "ok" && <OutlookSentences outlook={market.outlook} subject={subject} isSample={market.isSample} />}
      {market?.outlook.state === "no_data" && (
        <NoData
          title="見通しを出せません"
          action={
            <ReportLinkButton apartmentKey={subject.key} page="apartment/checker" search={search} size="bar" tone="secondary">
              いまの価格の幅を見る
            </ReportLinkButton>
          }
        >
          {WHY[market.outlook.reason]}
        </NoData>
      )}
    </Card>
  );
}

const WHY: Readonly<Record<Extract<Outlook, { state: "no_data" }>["reason"], string>> = {
  "too-short": "成約が3年分続いていないため、1年後の幅を計算できません。",
  "too-scattered": "成約が少なく四半期ごとの差が大きいため、役に立つ幅になりません。",
};

type OutlookSentencesProps = Pick<OutlookCardProps, "subject"> & {
  readonly outlook: Extract<Outlook, { state: "ok" }>;
  readonly isSample: boolean;
};

function OutlookSentences({ outlook, subject: { town, cityName }, isSample }: OutlookSentencesProps) {
  const { scope, label, quarter, sales, levelYenPerM2 } = outlook;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-16">
        {percent(OUTLOOK_COVERAGE, 0)}の幅：1㎡あたり
        <b className="amount ml-1 inline-block text-22">{rangeWords(outlook)}</b>
      </p>
      <p className="text-14">
        {label}の{quarterText(quarter)}の中央値です。過去の年ごとの動きから計算したもので、予測を保証しません。
      </p>
      <ul className="list-disc pl-5 text-13 text-sub">
        {scope === "city" && (
          <li>
            {town}だけの成約では幅を示せないため、{cityName}全体の成約で計算しました。
          </li>
        )}
        <li>
          データのある最後の四半期から1年後です。直近1年の水準{formatUnitPrice(levelYenPerM2)}（成約{sales.toLocaleString("ja-JP")}
          件）に対して{changeWords(outlook)}です。ひとつの建物の見通しではありません。
        </li>
        <li>
          {isSample ? "サンプルの取引から計算しています。実際の" : ""}
          {OUTLOOK_MEASURED.where}で同じ計算を確かめると、1年後の中央値が幅に入ったのは{percent(OUTLOOK_MEASURED.within, 0)}
          でした。価格が上がり続けた時期の結果で、流れが変わるときは外れやすくなります。
        </li>
      </ul>
    </div>
  );
}

import { formatMonth } from "#kernel/calendar/month.ts";
import { BarRows } from "#web/kit/chart/bar-rows.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { FactState } from "#web/risk/facts/fact-state.tsx";
import type { CovidData } from "#web/risk/facts/find-details.ts";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { covidMonths } from "./covid-months.ts";

export type CovidViewProps = CovidData & { readonly search: ReportSearch };

/** 厚生労働省: reports of the fixed posts that took the place of the full count. */
const CURRENT_REPORT = "https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/0000121431_00461.html";

export function CovidView({ report, covid, search }: CovidViewProps) {
  const { subject } = report;
  const months = covid?.state === "ok" ? covidMonths(covid.points) : [];
  return (
    <RiskFrame {...{ subject, search }} tab="life" page="感染症情報（アーカイブ）" sources={sourcesOf([covid?.provenance])}>
      <Notice tone="warn" title="この情報は更新を終えています">
        <p>{covid?.notice ?? "新型コロナウイルス感染症の全数の集計は、2023年5月に終わりました。"}点数には入れていません。</p>
        <p className="mt-1">
          <a href={CURRENT_REPORT} target="_blank" rel="noreferrer" className="text-link">
            いまの流行の状況（定点の報告・厚生労働省・外部サイト）
          </a>
        </p>
      </Notice>
      <Card
        title={`${subject.prefecture}の新規感染者数`}
        lead="週ごとの数を、週の終わりの月で合計しています。市区町村ごとの記録はないため、都道府県の数です。"
      >
        {months.length > 0 ? (
          <BarRows
            caption={`${subject.prefecture}の新規感染者数、月ごと`}
            labelHeading="月"
            valueHeading="人数"
            rows={months.map(({ month, cases }) => ({
              label: formatMonth(month),
              value: cases,
              text: cases === null ? "不明" : `${cases.toLocaleString("ja-JP")}人`,
            }))}
          />
        ) : (
          <FactState fact={covid}>この都道府県の記録がまだありません。</FactState>
        )}
        <FactSource provenance={covid?.provenance ?? null} />
      </Card>
    </RiskFrame>
  );
}

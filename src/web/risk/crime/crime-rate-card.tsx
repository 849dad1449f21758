import type { CrimeFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { FindingRow, type FindingRowProps, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { indicatorOf, isChecking } from "#web/risk/facts/report-facts.ts";
import { cityRankWords, quintileWords } from "./crime-words.ts";

type CrimeRateCardProps = { readonly report: RiskReportResponse; readonly crime: CrimeFactsResponse | null };

const INDICATORS = ["crime", "crime_rate_quintile"];

/** The rate, its class in the prefecture and the rank in the ward. */
export function CrimeRateCard({ report, crime }: CrimeRateCardProps) {
  return (
    <Card title="人口あたりの件数" lead="住宅に関わる5種の犯罪を、人の数で割っています。">
      <FindingRows label="人口あたりの件数">
        <FindingRow {...classRow(report, crime)} />
        <FindingRow
          {...factRow("人口1,000人あたり（年）", crime, crime?.rate ?? null, (rate) => `${rate.toFixed(1)}件`)}
          meaning="件数の少ない町丁目は、区の平均に寄せて計算しています。"
        />
        <FindingRow
          {...factRow("市区の中での順位", crime, crime?.cityRank ?? null, (rank) => cityRankWords(crime?.cityName ?? "", rank))}
          meaning="件数の順位です。人や店の多い町丁目は、件数も多くなります。"
        />
      </FindingRows>
    </Card>
  );
}

function classRow(report: RiskReportResponse, crime: CrimeFactsResponse | null): FindingRowProps {
  return {
    ...factRow("都道府県の中での多さ", crime, crime?.quintile ?? null, quintileWords),
    meaning: "都道府県の町丁目を、少ない順に同じ数ずつ5つに分けたときの位置です。",
    score: indicatorOf(report, INDICATORS)?.score ?? null,
    isChecking: isChecking(report, INDICATORS),
    provenance: crime?.provenance ?? null,
  };
}

function factRow<T>(title: string, crime: CrimeFactsResponse | null, value: T | null, words: (value: T) => string): FindingRowProps {
  if (crime === null) return { title, state: "failed" };
  if (crime.state !== "ok") return { title, state: crime.state };
  return value === null ? { title, state: "no_data" } : { title, state: "ok", words: words(value) };
}

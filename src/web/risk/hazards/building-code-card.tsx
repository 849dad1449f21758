import { Link } from "@tanstack/react-router";
import type { BuildingFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { FindingRow, type FindingRowProps, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { indicatorOf, isChecking } from "#web/risk/facts/report-facts.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";

type BuildingCodeCardProps = {
  readonly report: RiskReportResponse;
  readonly building: BuildingFactsResponse | null;
};

const CODE_MEANING = {
  old: "1981年5月までの基準です。震度6強から7の地震は、検証の対象ではありませんでした。耐震診断の有無を確かめてください。",
  new: "1981年6月からの基準です。震度6強から7の地震で、倒壊しないことを目標にしています。損傷しないという意味ではありません。",
  unclear: "建築確認の日が分からないため、旧耐震の可能性があります。点数は旧耐震として計算しています。",
  since2000: "2000年6月の見直しより後の基準です。倒壊しないことを目標にしています。損傷しないという意味ではありません。",
} as const;

/** What is known of the building itself: its seismic code, whether it was diagnosed, whether it stands on isolators. */
export function BuildingCodeCard({ report, building }: BuildingCodeCardProps) {
  return (
    <Card title="建物の耐震基準">
      <FindingRows label="建物の耐震基準">
        <FindingRow {...codeRow(report, building)} />
        <FindingRow {...fieldRow("耐震診断・改修", "seismicDiagnosis", { report, building })} />
        <FindingRow {...fieldRow("免震・制振", "seismicIsolation", { report, building })} />
      </FindingRows>
      <p className="no-print mt-3 text-13">
        <Link to={riskPath(report.subject.key, "contact")} search={{ topic: "correction" }} className="text-link">
          建物の情報を提供する
        </Link>
      </p>
    </Card>
  );
}

const CODE_INDICATORS = ["seismic_code"];

function codeRow(report: RiskReportResponse, building: BuildingFactsResponse | null): FindingRowProps {
  const title = "設計の基準";
  if (building === null) return { title, state: "failed" };
  const { id, words } = building.code;
  return {
    title,
    ...(id === null
      ? { state: "no_data", words: `${words}。建築確認の日が分かれば示せます。` }
      : { state: "ok", words, meaning: CODE_MEANING[id] }),
    score: indicatorOf(report, CODE_INDICATORS)?.score ?? null,
    isChecking: isChecking(report, [...CODE_INDICATORS, "builtYear"]),
  };
}

function fieldRow(title: string, name: string, { report, building }: BuildingCodeCardProps): FindingRowProps {
  if (building === null) return { title, state: "failed" };
  const field = building.fields.find((each) => each.field === name);
  if (!field) return { title, state: "no_data", words: "まだ確認できていません（未確認）。", isChecking: isChecking(report, [name]) };
  return {
    title,
    state: "ok",
    words: wordsOf(field.value),
    isChecking: isChecking(report, [name]),
    provenance: { attribution: field.source, asOf: field.asOf, precision: "建物", isSample: field.isSample },
  };
}

function wordsOf(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "あり" : "なし";
  return String(value);
}

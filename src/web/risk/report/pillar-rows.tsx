import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import { weightShares } from "#domain/risk/model/weights.ts";
import { percent } from "#kernel/percent.ts";
import type { Column } from "#web/kit/ui/data-table.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import type { RiskTab } from "#web/risk/frame/risk-tabs.tsx";
import { missingWords } from "./pillar-notes.ts";
import { PILLAR_WORDS } from "./pillar-words.ts";

export type PillarRow = { readonly id: PillarId; readonly score: number | null; readonly share: number; readonly coverage: number };

/** The pillars in their order, with the share of each in the whole. */
export function pillarRows({ pillars, weights }: RiskReportResponse["rating"]): readonly PillarRow[] {
  const shares = weightShares(weights);
  return pillars.map(({ id, score, coverage }) => ({ id, score, coverage, share: shares[id] }));
}

type LinkTo = (tab: RiskTab) => { readonly to: string; readonly search: ReportSearch };

/** Columns of the table of pillars; with `linkTo` a name leads to its tab. */
export function pillarColumns(linkTo: LinkTo | null): readonly Column<PillarRow>[] {
  return [
    { key: "name", label: "項目", isRowHeading: true, cell: ({ id }) => <PillarName id={id} linkTo={linkTo} /> },
    { key: "score", label: "点数", isNumber: true, cell: (row) => missingWords(row) ?? <b>{Math.round(row.score ?? 0)}点</b> },
    { key: "share", label: "重み", isNumber: true, cell: ({ share }) => percent(share, 0) },
    { key: "coverage", label: "そろい", isNumber: true, cell: ({ coverage }) => coverageText(coverage) },
  ];
}

function PillarName({ id, linkTo }: { id: PillarId; linkTo: LinkTo | null }) {
  const { name, tab } = PILLAR_WORDS[id];
  if (linkTo === null) return name;
  return (
    <Link {...linkTo(tab)} className="text-link">
      {name}
    </Link>
  );
}

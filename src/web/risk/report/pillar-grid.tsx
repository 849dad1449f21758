import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { isUnsure, missingWords, onlyKnown } from "./pillar-notes.ts";
import { PILLAR_WORDS } from "./pillar-words.ts";

type Pillar = RiskReportResponse["rating"]["pillars"][number];
type PillarGridProps = { readonly pillars: readonly Pillar[]; readonly apartmentKey: string; readonly search: ReportSearch };

/** The six pillars, each with its score, how much it rests on and the way to its page: what the radar shows, in words. */
export function PillarGrid({ pillars, apartmentKey, search }: PillarGridProps) {
  return (
    <ul aria-label="6項目の点数とデータのそろい具合" className="grid grid-cols-2 border-line border-t">
      {pillars.map((pillar) => (
        <li key={pillar.id} className="border-line border-b odd:border-r print:break-inside-avoid">
          <Link
            to={riskPath(apartmentKey, PILLAR_WORDS[pillar.id].tab)}
            search={search}
            className="block px-4 py-2.5 focus-visible:-outline-offset-4 hover:bg-brand-tint sm:px-6"
          >
            <Score pillar={pillar} />
            <CoverageBar pillar={pillar} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Score({ pillar }: { pillar: Pillar }) {
  const missing = missingWords(pillar);
  return (
    <span className="flex items-baseline justify-between gap-2">
      <span className="text-14">
        {PILLAR_WORDS[pillar.id].name}
        {isUnsure(pillar) && <span className="ml-1 inline-block text-12 text-warn-strong">{onlyKnown(pillar) ?? "一部のみ"}</span>}
      </span>
      {missing === null ? (
        <b className="amount text-18">{Math.round(pillar.score ?? 0)}</b>
      ) : (
        <b className="whitespace-nowrap text-12 text-warn-strong">{missing}</b>
      )}
    </span>
  );
}

function CoverageBar({ pillar: { score, coverage } }: { pillar: Pillar }) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className={`mt-1 block h-1.5 w-full rounded-full ${score === null ? "hatched" : "bg-line"}`}
      >
        <rect width={coverage * 100} height="6" className="fill-brand/55" />
      </svg>
      <span className="sr-only">データのそろい具合 {coverageText(coverage)}</span>
    </>
  );
}

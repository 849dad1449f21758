import type { BuildingFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { Unregistered } from "#web/risk/frame/unregistered.tsx";
import type { BuildingFact } from "./building-facts.ts";
import { FactList } from "./fact-list.tsx";
import { ReserveFundCard } from "./reserve-fund-card.tsx";

type PlaceBuildingProps = {
  readonly report: RiskReportResponse;
  readonly building: BuildingFactsResponse | null;
  readonly facts: readonly BuildingFact[];
  readonly search: ReportSearch;
};

/** The building at a place: that none is registered, and what the reader tells of it. What is not told has no row: nobody could look it up. */
export function PlaceBuilding({ report: { subject, told }, building, facts, search }: PlaceBuildingProps) {
  const known = facts.filter(({ field, words }) => words !== null && field !== "address");
  return (
    <>
      <Unregistered subject={subject} search={search}>
        建った年、階数、構造、総戸数、修繕積立金は、分かるものを入れると点数に入ります。管理の記録は、建物を登録したあとに加わります。
      </Unregistered>
      {known.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <Card title="入力された建物">
            <FactList apartmentKey={subject.key} facts={known} checking={[]} />
          </Card>
          {told?.reserveFundYenPerM2 != null && <ReserveFundCard building={building} />}
        </div>
      )}
    </>
  );
}

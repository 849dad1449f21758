import type { BuildingFactsResponse } from "#api/client/client.ts";
import { useLiveForm, withIssues } from "#web/kit/form/use-form.ts";
import type { YieldData } from "#web/risk/building/find-building.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { YieldView } from "./yield.view.tsx";
import { readYield, yieldStart } from "./yield-form.ts";

type YieldScreenProps = YieldData & { readonly search: ReportSearch };

/** The yield of a home in this building; every key stroke computes anew. */
export function YieldScreen({ report, building, rent, search }: YieldScreenProps) {
  const fees = {
    managementYenPerM2: feeOf(building, "managementFeeYenPerM2"),
    reserveYenPerM2: feeOf(building, "reserveFundYenPerM2"),
  };
  const form = useLiveForm(yieldStart(fees, rent?.estimate ?? null));
  const reading = readYield(form.typed);
  return (
    <YieldView
      {...{ report, rent, search, reading }}
      form={withIssues(form, reading.issues)}
      hasFees={fees.managementYenPerM2 !== null || fees.reserveYenPerM2 !== null}
    />
  );
}

function feeOf(building: BuildingFactsResponse | null, name: string): number | null {
  const value = building?.fields.find(({ field }) => field === name)?.value;
  return typeof value === "number" ? value : null;
}

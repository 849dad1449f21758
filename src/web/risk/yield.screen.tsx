import { useState } from "react";
import type { BuildingFactsResponse } from "#api/client.ts";
import type { YieldData } from "./find-building.ts";
import type { ReportSearch } from "./report-search.ts";
import { YieldView } from "./yield.view.tsx";
import { readYield, yieldStart } from "./yield-form.ts";

type YieldScreenProps = YieldData & { readonly search: ReportSearch; readonly onRetry: () => void };

/** The yield of a home in this building; every key stroke computes anew. */
export function YieldScreen({ report, building, rent, search, onRetry }: YieldScreenProps) {
  const fees = {
    managementYenPerM2: feeOf(building, "managementFeeYenPerM2"),
    reserveYenPerM2: feeOf(building, "reserveFundYenPerM2"),
  };
  const [typed, setTyped] = useState(() => yieldStart(fees, rent?.estimate ?? null));
  const set = (field: keyof typeof typed, text: string) => setTyped((before) => ({ ...before, [field]: text }));
  return (
    <YieldView
      {...{ report, rent, search, typed, set, onRetry }}
      reading={readYield(typed)}
      hasFees={fees.managementYenPerM2 !== null || fees.reserveYenPerM2 !== null}
    />
  );
}

function feeOf(building: BuildingFactsResponse | null, name: string): number | null {
  const value = building?.fields.find(({ field }) => field === name)?.value;
  return typeof value === "number" ? value : null;
}

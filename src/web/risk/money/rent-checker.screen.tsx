import { useState } from "react";
import { apiClient, type RentFactsResponse } from "#api/client/client.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import type { RentData } from "#web/risk/facts/find-details.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { type RentCheck, readRentCheck } from "./rent-check.ts";
import { RentCheckerView } from "./rent-checker.view.tsx";

type Asked = { readonly rentYen: number; readonly rent: RentFactsResponse | null };

/** Holds a rent against the estimate; with another size, that of a home of this size is asked for first. */
export function RentCheckerScreen({ report, rent, search }: RentData & { readonly search: ReportSearch }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async ({ rentYen, areaM2 }: RentCheck): Promise<Outcome> => {
    setAsked(null);
    const found =
      areaM2 === null
        ? null
        : await apiClient().estate.get("/risk/{key}/facts/rent", { path: { key: report.apartment.key }, query: { areaM2 } });
    if (found && !found.ok) return { issues: [], notice: "推定できませんでした。時間をおいて、もう一度お試しください。" };
    setAsked({ rentYen, rent: found?.value ?? null });
    return "done";
  };
  const form = useForm({ initial: {}, read: readRentCheck, send });
  return <RentCheckerView {...{ report, rent, search, form }} asked={asked?.rentYen ?? null} found={asked?.rent ?? null} />;
}

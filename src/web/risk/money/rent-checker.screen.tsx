import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import type { RentData } from "#web/risk/facts/find-details.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { type AskedRent, askRent, type RentCheck, readRentCheck } from "./rent-check.ts";
import { RentCheckerView } from "./rent-checker.view.tsx";

/** Holds a rent against the estimate. */
export function RentCheckerScreen({ report, rent, search }: RentData & { readonly search: ReportSearch }) {
  const [asked, setAsked] = useState<AskedRent | null>(null);
  const send = async (check: RentCheck): Promise<Outcome> => {
    setAsked(null);
    const found = await askRent(check, { estate: apiClient().estate, report, isOnline: navigator.onLine });
    if ("notice" in found) return found;
    setAsked(found);
    return "done";
  };
  const form = useForm({ initial: {}, read: readRentCheck, send });
  return <RentCheckerView {...{ report, rent, search, form }} asked={asked?.rentYen ?? null} found={asked?.rent ?? null} />;
}

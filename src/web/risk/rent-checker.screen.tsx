import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type RentFactsResponse } from "#api/client.ts";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import type { RentData } from "./find-details.ts";
import { readRentCheck } from "./rent-check.ts";
import { RentCheckerView } from "./rent-checker.view.tsx";
import type { ReportSearch } from "./report-search.ts";

type Asked = { readonly rentYen: number; readonly rent: RentFactsResponse | null };

/** Holds a rent against the estimate; with another size, that of a home of this size is asked for first. */
export function RentCheckerScreen({ report, rent, search }: RentData & { readonly search: ReportSearch }) {
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useTypedForm({}, async (typed) => {
    const read = readRentCheck(typed);
    setAsked(null);
    if (!read.ok) return { issues: read.issues, notice: null };
    const { rentYen, areaM2 } = read.value;
    const found = areaM2 === null ? null : await apiClient().risk.facts(report.apartment.key, "rent", { areaM2 });
    if (found && !found.ok) return { issues: [], notice: "推定できませんでした。時間をおいて、もう一度お試しください。" };
    setAsked({ rentYen, rent: found?.value ?? null });
    return "done";
  });
  return (
    <RentCheckerView
      {...{ report, rent, search, form }}
      asked={asked?.rentYen ?? null}
      found={asked?.rent ?? null}
      onRetry={() => void router.invalidate()}
    />
  );
}

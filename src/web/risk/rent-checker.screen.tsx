import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import type { RentData } from "./find-details.ts";
import { RentCheckerView } from "./rent-checker.view.tsx";
import { readRent } from "./rent-verdict.ts";
import type { ReportSearch } from "./report-search.ts";

const RENT_ERROR = "家賃を数字で入力してください。例：12.5万円、125,000円";

export function RentCheckerScreen(props: RentData & { readonly search: ReportSearch }) {
  const router = useRouter();
  const [asked, setAsked] = useState<number | null>(null);
  const form = useTypedForm({}, async ({ rent: text = "" }) => {
    const rent = readRent(text);
    setAsked(rent);
    return rent === null ? { issues: [{ field: "rent", message: RENT_ERROR }], notice: null } : "done";
  });
  return <RentCheckerView {...props} {...{ form, asked }} onRetry={() => void router.invalidate()} />;
}

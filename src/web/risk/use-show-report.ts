import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ReportSearch } from "./report-search.ts";

/** Shows the page of a report for another floor or other weights, in place: no step back, no jump to the top. */
export function useShowReport(): (next: ReportSearch) => void {
  const router = useRouter();
  return useCallback(
    (next) => {
      const { pathname } = router.state.location;
      void router.navigate({ to: pathname, search: next, replace: true, resetScroll: false, viewTransition: false });
    },
    [router],
  );
}

import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { type HomesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";
import { SHEET } from "./use-sheet.ts";

type Change = Partial<Omit<HomesQuestion, "conditions">> & { readonly conditions?: Partial<HomeConditions> };

/**
 * Asks otherwise: the address changes, and with it list, map and counts. The first page comes unless another is asked for. `replace`: no step back, as for
 * a map that is moved.
 */
export function useAsk(question: HomesQuestion): (change: Change, replace?: boolean) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const newest = useRef(question);
  newest.current = question;
  return useCallback(
    ({ conditions, ...change }, replace = false) => {
      const before = newest.current;
      const next = { ...before, page: 1, ...change, conditions: { ...before.conditions, ...conditions } };
      // Two choices within one moment both count.
      newest.current = next;
      // In the open sheet every choice is of one step of the history; what changes the view closes it.
      const isInSheet = router.latestLocation.hash === SHEET && change.view === undefined;
      void navigate({
        ...{ to: "/search", search: homesSearch(next), replace: replace || isInSheet },
        ...{ resetScroll: change.page !== undefined, viewTransition: false },
        ...(isInSheet ? { hash: SHEET } : {}),
      });
    },
    [navigate, router],
  );
}

import type { ReactNode } from "react";
import { monthlyFigure } from "#domain/finance/monthly-cost.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { HeartButton, heartOfHome } from "./heart-button.tsx";

/** What a row of a list shows of a home besides the home itself: what it costs a month, and its heart. */
export function keepableRow(home: Pick<FoundHome, "dwellingKey" | "title" | "price" | "monthlyYen">): ReturnType<typeof monthlyFigure> & {
  readonly actions: ReactNode;
} {
  return { ...monthlyFigure(home), actions: <HeartButton item={heartOfHome(home)} /> };
}

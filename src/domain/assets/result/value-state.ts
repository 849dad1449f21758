import type { ValuationPoint } from "#domain/assets/series/types.ts";
import type { CannotEstimate } from "#domain/valuation/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { ValueState } from "./types.ts";

type Look = { readonly refusal: CannotEstimate | null; readonly isSample: boolean; readonly lookedMonth: Month };

export function valueState(look: Look | undefined, last: ValuationPoint | undefined, now: Month): ValueState {
  if (!look) return { state: "preparing" };
  if (look.refusal !== null) return { state: "refused", reason: look.refusal, isSample: look.isSample };
  if (!last) return { state: "preparing" };
  return { state: "valued", point: last, isSample: look.isSample, isWithoutNewerSales: look.lookedMonth === now && last.month < now };
}

import type { AssetCardResponse } from "#api/client/client.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { Yen } from "#kernel/yen.ts";
import type { GRADE_MEANINGS } from "#web/kit/report/price-promise.ts";

export type ValueChange = {
  /** The month of the value before. */
  readonly from: Month;
  readonly yen: Yen;
  readonly share: number;
  /** What another model made of it, apart from the market; 0: it is the same model. */
  readonly byModel: number;
};

export type ValueNow = {
  readonly lowYen: Yen;
  readonly pointYen: Yen;
  readonly highYen: Yen;
  /** Null: no model is at hand now. */
  readonly grade: keyof typeof GRADE_MEANINGS | null;
  /** What the market did since the value before; null: there is none before. */
  readonly change: ValueChange | null;
};

type Valued = Pick<AssetCardResponse, "value" | "grade" | "change">;

/** The value of today; null: there is none. */
export function valueNow({ value, grade, change }: Valued): ValueNow | null {
  if (value.state !== "valued") return null;
  const { q10, q50, q90 } = value.point;
  const moved = change && {
    from: change.from,
    yen: Math.round(q50 - q50 / (1 + change.market)),
    share: change.market,
    byModel: change.model,
  };
  return { lowYen: q10, pointYen: q50, highYen: q90, grade, change: moved };
}

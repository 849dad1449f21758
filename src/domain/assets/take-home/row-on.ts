import type { AfterEnd } from "./types.ts";

type Dated = { readonly from: string; readonly to: string | null; readonly isReduced: boolean };

/**
 * The row that holds on a day: a reduced one before the others, and with `extended` also after its end. Null: none does. ISO days compare as texts.
 */
export function rowOn<Row extends Dated>(rows: readonly Row[], day: string, afterEnd: AfterEnd = "standard"): Row | null {
  const begun = rows.filter(({ from }) => from <= day);
  const holds = ({ to, isReduced }: Row) => to === null || day <= to || (isReduced && afterEnd === "extended");
  return begun.find((row) => row.isReduced && holds(row)) ?? begun.find((row) => !row.isReduced && holds(row)) ?? null;
}

/** The same where the tables reach so far: a day without a row is a table that was not kept up. */
export function needRow<Row extends Dated & { readonly key: string }>(
  rows: readonly Row[],
  day: string,
  afterEnd: AfterEnd = "standard",
): Row {
  const row = rowOn(rows, day, afterEnd);
  if (!row) throw new Error(`no row of ${rows[0]?.key ?? "an empty table"} holds on ${day}`);
  return row;
}

/** The reduced row that ended before the day, so that 延長 and 本則 differ. Null: none did. */
export function endedReduction<Row extends Dated>(rows: readonly Row[], day: string): Row | null {
  const isHeld = rows.some((row) => row.isReduced && row.from <= day && (row.to === null || day <= row.to));
  return isHeld ? null : (rows.findLast((row) => row.isReduced && row.to !== null && row.to < day) ?? null);
}

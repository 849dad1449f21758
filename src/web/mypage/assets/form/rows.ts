import type { Typed } from "#kernel/fields/read-fields.ts";

/** Lists in a form: row 1 of `renovations` is typed as `renovations.1.year`, and how many rows there are stands in `renovations.count`. */
export type RowList = { readonly name: string; readonly fields: readonly string[] };

export const RENOVATION_ROWS: RowList = { name: "renovations", fields: ["year", "what", "costYen"] };
export const RATE_ROWS: RowList = { name: "loan.rateChanges", fields: ["from", "annualPercent"] };

export function rowCount(typed: Typed, { name }: RowList): number {
  return Number(typed[`${name}.count`] ?? 0);
}

/** Whether anything is typed in a row: an empty one says nothing. */
export function isRowTyped(typed: Typed, { name, fields }: RowList, row: number): boolean {
  return fields.some((field) => (typed[`${name}.${row}.${field}`] ?? "").trim() !== "");
}

/** What to lay over the answers for one more row. */
export function withRow(typed: Typed, list: RowList): Typed {
  return { [`${list.name}.count`]: String(rowCount(typed, list) + 1) };
}

/** What to lay over the answers where a row goes: those below move up. */
export function withoutRow(typed: Typed, list: RowList, gone: number): Typed {
  const { name, fields } = list;
  const count = rowCount(typed, list);
  const moved: Record<string, string> = { [`${name}.count`]: String(count - 1) };
  for (let row = gone; row < count; row += 1)
    for (const field of fields) moved[`${name}.${row}.${field}`] = typed[`${name}.${row + 1}.${field}`] ?? "";
  return moved;
}

import { isStorable } from "#kernel/storable-text.ts";
import type { Rejection, RowOutcome } from "./outcome.ts";

/** How a field parser gives up on its row; {@link outcomeOf} turns it into a value before anyone else sees it. */
export class RowRejected extends Error {
  override readonly name = "RowRejected";
  readonly reason: string;
  readonly found: string;

  constructor(reason: string, found: string) {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}

const UNREADABLE = "undecodable-text";

type Source = { readonly line: number; readonly cells: readonly string[] };

/** Runs a row parser: its row, or the rejection that one of its fields raised. Text that no database takes (a NUL) is rejected first. */
export function outcomeOf<Row, Reason extends string>(source: Source, parse: () => Row): RowOutcome<Row, Reason> {
  try {
    refuseUnstorable(source.cells);
    return { ok: true, line: source.line, row: parse() };
  } catch (error) {
    if (!(error instanceof RowRejected)) throw error;
    return {
      ok: false,
      line: source.line,
      cells: source.cells,
      reason: error.reason as Reason,
      found: error.found,
    } satisfies Rejection<Reason>;
  }
}

function refuseUnstorable(cells: readonly string[]): void {
  const unstorable = cells.find((text) => !isStorable(text));
  if (unstorable !== undefined) throw new RowRejected(UNREADABLE, unstorable);
}

/** Rejects a record with more or fewer cells than the header, or with characters that its encoding does not have. */
export function refuseDamaged(cells: readonly string[], header: readonly string[]): void {
  if (cells.length !== header.length) throw new RowRejected("column-count", String(cells.length));
  const unreadable = cells.find((text) => text.includes("\uFFFD"));
  if (unreadable !== undefined) throw new RowRejected(UNREADABLE, unreadable);
}

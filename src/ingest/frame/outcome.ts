/** A row of a file: understood, or rejected for one reason of the source's closed union. `line` counts from 1, the header included. */
export type RowOutcome<Row, Reason extends string = string> = Accepted<Row> | Rejection<Reason>;

type Accepted<Row> = { readonly ok: true; readonly line: number; readonly row: Row };

export type Rejection<Reason extends string = string> = {
  readonly ok: false;
  readonly line: number;
  readonly reason: Reason;
  /** The text that could not be used, as it stood in the file. */
  readonly found: string;
  readonly cells: readonly string[];
};

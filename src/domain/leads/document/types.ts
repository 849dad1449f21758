/** A plan as the document tells it. Yen without tax. */
export type ToldPlan = {
  readonly name: string;
  readonly monthlyYen: number;
  readonly includedCalls: number;
  /** Null: calls stop where the included ones are used up. */
  readonly overCallYen: number | null;
  /** Where calls stop. */
  readonly mostCalls: number;
  readonly callsPerSecond: number;
  readonly batchRows: number | null;
  readonly hasWebhooks: boolean;
  readonly hasChecker: boolean;
  /** Share of a month; null: not promised. */
  readonly availabilityPercent: number | null;
  /** Of a trial. */
  readonly days: number | null;
};

type Row = readonly string[];
export type DocumentTable = { readonly head: Row; readonly rows: readonly Row[] };

/** What the document says, in words. */
export type BizDocument = {
  readonly title: string;
  readonly lead: string;
  /** ISO date. */
  readonly madeOn: string;
  /** Its figures come from sample data. */
  readonly isSample: boolean;
  readonly products: readonly { readonly name: string; readonly text: string }[];
  readonly plans: DocumentTable;
  readonly plansFrom: string;
  /** Null: no model is in use. */
  readonly accuracy: (DocumentTable & { readonly period: string; readonly weakest: string | null; readonly missing: string | null }) | null;
  /** Lines of JSON, in ASCII. */
  readonly example: readonly string[];
  readonly steps: readonly string[];
  readonly notes: readonly string[];
};

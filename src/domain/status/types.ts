/** What must answer for the service to be up: 記録, 推定モデル, 処理. */
export const STATUS_PARTS = ["database", "model", "jobs"] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** What one process found in one minute. */
export type StatusSample = {
  readonly minute: Date;
  readonly process: string;
  /** Empty: all is well. */
  readonly failed: readonly StatusPart[];
  /** Of calls that were answered since the sample before; see `latency.ts`. */
  readonly latencies: readonly number[];
};

/** A day in Japan, in minutes of which something is known. None recorded: nothing is known. */
export type StatusDay = { readonly day: string; readonly recordedMinutes: number; readonly downMinutes: number };

/** Minutes in a row in which something failed. */
export type Incident = { readonly from: Date; readonly minutes: number; readonly parts: readonly StatusPart[] };

export type StatusReport = {
  /** `unknown`: nothing was recorded in the last minutes. */
  readonly state: "up" | "down" | "unknown";
  readonly asOf: Date | null;
  /** The last 90, today last. */
  readonly days: readonly StatusDay[];
  /** Share of the recorded minutes that were up, from 0 to 1; null: none was recorded. */
  readonly upShare: number | null;
  /** The newest first. */
  readonly incidents: readonly Incident[];
  /** 95 of 100 calls of the last 24 hours were answered within so many milliseconds; null: there were too few. */
  readonly p95Ms: number | null;
};

import type { BatchRow } from "./batch-words.ts";

const made = "2026-11-30T00:00:00Z";
const batch: BatchRow = {
  ...{ id: "Vw3_9bQhX0cT2nRk8LmZa", version: "v3", mode: "live", state: "finished", rows: 50_000, done: 50_000, estimated: 49_210 },
  ...{ madeAt: made, startedAt: made, endedAt: made, expiresAt: "2026-12-07T00:00:00Z" },
};

/** Everything a batch can be, for galleries and tests. */
export const SAMPLE_BATCHES: readonly BatchRow[] = [
  { ...batch, id: "b0", state: "received", done: 0, estimated: 0, startedAt: null, endedAt: null },
  { ...batch, id: "b1", state: "running", done: 12_500, estimated: 12_380, endedAt: null },
  batch,
  { ...batch, id: "b2", mode: "test", rows: 3, done: 3, estimated: 2 },
  { ...batch, id: "b3", state: "failed", done: 500, estimated: 480 },
  { ...batch, id: "b4", state: "cancelled", done: 0, estimated: 0 },
  { ...batch, id: "b5", expiresAt: "2026-11-30T12:00:00Z" },
];

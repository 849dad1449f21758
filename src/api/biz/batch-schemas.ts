import { z } from "@hono/zod-openapi";
import { KEY_MODES } from "#domain/api-access/types.ts";
import { BATCH_STATES, BATCH_VERSIONS, type Batch } from "#domain/batches/types.ts";

const count = z.number().int().min(0);
const instant = z.iso.datetime();

export const batchSchema = z
  .object({
    id: z.string().openapi({ example: "Vw3_9bQhX0cT2nRk8LmZa" }),
    version: z.enum(BATCH_VERSIONS).openapi({ description: "結果の項目の版" }),
    mode: z.enum(KEY_MODES).openapi({ description: "test は試験用のキーによるもの。答えはサンプルです" }),
    state: z
      .enum(BATCH_STATES)
      .openapi({ description: "received 受付済み、running 処理中、finished 完了、failed 失敗、cancelled 取り消し", example: "running" }),
    rows: count.openapi({ description: "ファイルの行(見出しを除く)", example: 50_000 }),
    done: count.openapi({ description: "終わった行", example: 12_500 }),
    estimated: count.openapi({ description: "推定できた行。回数に数えるのは、この行だけです", example: 12_380 }),
    madeAt: instant,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    expiresAt: instant.openapi({ description: "この時刻に、結果を消します" }),
  })
  .openapi("Batch");
export const batchesSchema = z.object({ items: z.array(batchSchema).readonly() }).openapi("Batches");

export const batchParams = z.object({ id: z.string().max(40) });
export const resultsQuery = z.object({
  format: z.enum(["csv", "jsonl"]).default("csv").openapi({ description: "csv は UTF-8(BOMあり)、jsonl は1行に1件のJSON" }),
});

/** A part of the table of results. `next` is asked for as `after`; null: this was the last. */
export const resultPartSchema = z.object({ csv: z.string(), next: count.nullable() }).openapi("BatchResultPart");
export const resultPartQuery = z.object({ after: z.coerce.number().int().min(0).max(1000).optional() });

export function presentBatch({ clientId: _, madeAt, startedAt, endedAt, expiresAt, ...batch }: Batch): z.infer<typeof batchSchema> {
  return {
    ...batch,
    madeAt: madeAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer, jsonBody } from "#api/http/service.ts";
import type { BatchVersion } from "#domain/batches/types.ts";
import { resultColumnsOf, SENT_COLUMNS, type ToldColumn } from "./batch-columns.ts";
import { batchesSchema, batchParams, batchSchema, resultsQuery } from "./batch-schemas.ts";
import { ASKED_TOO_OFTEN, CHANGED, KEYED, NO_SUCH, NOT_IN_THIS_STATE, TAKEN_IN } from "./problem-answers.ts";
import { named } from "./routes.ts";

const tags = ["batches"];
const security = [{ apiKey: [] }];

/** A file of rows, with what each row has. */
function table(columns: readonly ToldColumn[]) {
  const rows = { schema: { type: "string", format: "binary" }, "x-columns": columns } as const;
  return { "text/csv": rows, "application/x-ndjson": rows };
}

const SENT = `CSV(UTF-8、Shift_JIS)、または1行に1件のJSON(application/x-ndjson)をそのまま本文に入れます。32MBまで、行は契約の上限まで(スタンダード1,000行、ビジネス50,000行)。
見出しは kind, address, areaM2 が必要で、reference(管理番号), floorAreaM2, layout, builtYear, stationName, walkMinutes と、マンションの floor, totalFloors, direction, isCorner(yes/no)、一戸建ての structure、一戸建てと土地の landShape, frontageM, roadDirection, roadWidthM, coveragePercent, floorAreaRatioPercent を加えられます。どの列も、なくてもかまいません。
日本語の見出し(種別、住所、面積(㎡)、管理番号 …)でも読めます。構造と角部屋は、木造、RC造、はい、いいえのような言葉でも書けます。
すべての行を受け付けるか、ひとつも受け付けないかのどちらかです。残りの回数が足りないときは、すぐに断り、残りの行数を答えます。回数に数えるのは、推定できた行だけです。`;

/** The operations of batches under a version, which the results have the fields of. */
function batchRoutesOf<V extends BatchVersion>(version: V) {
  const path = `/${version}/batches` as const;
  const common = { tags, security };
  return {
    send: createRoute({
      ...common,
      method: "post",
      path,
      operationId: `send-batch-${version}`,
      summary: "まとめて推定する",
      description: SENT,
      request: {
        headers: named,
        body: { required: true, content: table(SENT_COLUMNS) },
      },
      responses: {
        202: { ...jsonAnswer(batchSchema, "受け付けた一括査定"), headers: z.object({ Location: z.string() }) },
        ...KEYED,
        ...TAKEN_IN,
      },
    }),
    list: createRoute({
      ...common,
      method: "get",
      path,
      operationId: `batches-${version}`,
      summary: "一括査定の一覧",
      responses: { 200: jsonAnswer(batchesSchema, "新しい順に100件"), ...KEYED, ...ASKED_TOO_OFTEN },
    }),
    one: createRoute({
      ...common,
      method: "get",
      path: `${path}/{id}`,
      operationId: `batch-${version}`,
      summary: "一括査定の状態",
      request: { params: batchParams },
      responses: { 200: jsonAnswer(batchSchema, "状態と、終わった行"), ...KEYED, ...NO_SUCH, ...ASKED_TOO_OFTEN },
    }),
    results: createRoute({
      ...common,
      method: "get",
      path: `${path}/{id}/results`,
      operationId: `batch-results-${version}`,
      summary: "一括査定の結果",
      description:
        "終わった一括査定の行ごとの結果を、ファイルの行の順に返します。7日で消えます。CSVでは、数式として読まれる文字で始まる文字列の先頭に「'」を付けます。",
      request: { params: batchParams, query: resultsQuery },
      responses: {
        200: { description: "行ごとの結果", content: table(resultColumnsOf(version)) },
        ...KEYED,
        ...NO_SUCH,
        ...NOT_IN_THIS_STATE,
        ...ASKED_TOO_OFTEN,
      },
    }),
    cancel: createRoute({
      ...common,
      method: "post",
      path: `${path}/{id}/cancellation`,
      operationId: `cancel-batch-${version}`,
      summary: "一括査定を取り消す",
      description: "残りの行を推定せずに終えます。それまでに推定できた行は、結果に残り、回数に数えます。",
      request: { params: batchParams, body: jsonBody(z.strictObject({})) },
      responses: {
        200: jsonAnswer(batchSchema, "取り消した一括査定"),
        ...{ ...KEYED, ...NO_SUCH, ...NOT_IN_THIS_STATE, ...CHANGED, ...ASKED_TOO_OFTEN },
      },
    }),
  };
}

export const BATCH_ROUTES = { v2: batchRoutesOf("v2"), v3: batchRoutesOf("v3") } as const;

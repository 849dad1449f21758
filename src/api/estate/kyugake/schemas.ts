import { z } from "@hono/zod-openapi";

const share = z.number().min(0).max(1);

const precisionSchema = z
  .object({
    n: z.int().openapi({ description: "あとの成約で判定できた九掛けの件数" }),
    right: z.int().openapi({ description: "そのうち、似た成約の中央値より5%以上低かった件数" }),
    share: z
      .object({ value: share, low: share, high: share })
      .nullable()
      .openapi({ description: "割合と95%信頼区間(Wilson)。30件未満では null" }),
  })
  .openapi("KyugakePrecision");

const count = z.int().min(0);

export const kyugakeSchema = z
  .object({
    homes: z.object({ A: count, B: count, C: count, near: count, check: count }).openapi({ description: "いま売り出し中の物件の数" }),
    isSample: z.boolean().openapi({ description: "サンプルの物件、またはサンプルの取引で学習した推定を含む" }),
    precision: z
      .object({ A: precisionSchema, B: precisionSchema, C: precisionSchema })
      .openapi({ description: "このサイトで終了した九掛けのうち、判定できたもの。サンプルは数えません" }),
  })
  .openapi("Kyugake");

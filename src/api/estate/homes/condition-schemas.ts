import { z } from "@hono/zod-openapi";
import type { ParamFault } from "#domain/search/homes/condition-params.ts";
import { readStrictly } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

const LONGEST_VALUE = 2_000;
const text = (example: string, description: string) => z.string().max(LONGEST_VALUE).optional().openapi({ example, description });

/** The conditions as the address of the search page has them (domain/search/homes/condition-params.ts). */
const CONDITION_QUERY = {
  kind: text("condo,house", "種別: condo, new-condo, house, land, building"),
  area: text("13108,13107-八広", "市区町村コード、または「市区町村コード-町名」。20まで"),
  station: text("003700", "駅のグループコード。20まで"),
  walk: text("10", "徒歩の分数の上限。station があるときは、その駅まで"),
  commute: text("003700~30", "駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの"),
  poly: text("139.79,35.64,139.8,35.64,139.8,35.66", "囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと"),
  name: text("豊洲レジデンス", "建物名の一部（読みでも）"),
  building: text("tower-1", "マンションのキー。20まで"),
  price: text("4000-6000", "価格（万円）"),
  fee: text("25000", "管理費・修繕積立金などの月額の上限（円）"),
  size: text("60-80", "専有面積・建物面積（㎡）"),
  land: text("100-", "土地面積（㎡）"),
  age: text("20", "築年数の上限"),
  layout: text("2LDK,3LDK", "間取り。4LDK は4LDK以上"),
  yield: text("5", "表面利回りの下限（%）"),
  quake: text("1", "新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成）"),
  upper: text("1", "2階以上"),
  dir: text("s,se", "向き: n, ne, e, se, s, sw, w, nw"),
  pets: text("1", "ペット可・相談"),
  parking: text("1", "駐車場あり"),
  freehold: text("1", "所有権のみ"),
  cut: text("1", "値下げした物件"),
  within: text("7", "この日数のうちに新しく出た物件"),
  no: text("old-quake-code", "除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident"),
  raised: text("7", "この日数のうちに九掛けになった物件"),
  sure: text("A,B", "九掛けの確かさ: A, B, C, near（推定の90〜95%）"),
};

const REASONS: Readonly<Record<ParamFault, string>> = {
  format: "format",
  "too-many": "too-large",
  "too-small": "too-small",
  "too-large": "too-large",
  "unknown-choice": "unknown-choice",
  "below-from": "below-from",
};

/** Adds to an operation's query the conditions, read once: `conditions` of what is valid. */
export function withConditions<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...CONDITION_QUERY, ...shape }).superRefine((given, context) => {
    for (const { field, reason } of readStrictly(given).faults) {
      context.addIssue({ code: "custom", path: [field], params: { reason: REASONS[reason] } });
    }
  });
}

/** The conditions of a query that was found valid. */
export function conditionsOf(query: Readonly<Record<string, unknown>>): HomeConditions {
  return readStrictly(query).conditions;
}

import { z } from "@hono/zod-openapi";
import { kindSchema, quarterSchema } from "#api/estate/schemas.ts";
import { inWordsOf } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { comparableSchema, estimateInputSchema, fieldsOfHome } from "#api/price-checker/schemas.ts";
import { FURTHER_ANSWERS } from "#domain/valuation/estimates/unused-answers.ts";
import { NO_PLACE_WORDS } from "#kernel/fields/home-fields.ts";
import { JAPAN } from "#kernel/geo.ts";

const whole = z.number().int();
const share = z.number().min(0).max(1);

const pointSchema = z
  .strictObject({ lon: z.number().min(JAPAN.west).max(JAPAN.east), lat: z.number().min(JAPAN.south).max(JAPAN.north) })
  .openapi("Point", { description: "世界測地系の経度・緯度" });

const { placeKey: _placeKey, ...homeShape } = estimateInputSchema.shape;
const { isCorner: _isCorner, structure: _structure, landShape: _landShape, frontageM: _frontageM, ...withoutShape } = homeShape;
const {
  roadDirection: _direction,
  roadWidthM: _width,
  coveragePercent: _coverage,
  floorAreaRatioPercent: _ratio,
  ...firstShape
} = withoutShape;

type WhereTold = { readonly [Name in "apartmentKey" | "cityCode" | "town" | "address"]?: string | undefined } & {
  readonly place?: unknown;
};

const isPlaced = ({ apartmentKey, cityCode, town, address, place }: WhereTold) =>
  Boolean(apartmentKey || (cityCode && town) || (typeof address === "string" && address.trim()) || place);

const PLACED = {
  path: ["address"],
  params: { words: NO_PLACE_WORDS },
  when: ({ value }: { readonly value: unknown }) => typeof value === "object" && value !== null,
};

/** What a version says of its input; `unit`: the fields that place a flat in its building. */
const inputWords = (unit: string) => ({
  description: `場所は、apartmentKey(マンション)、cityCodeとtown、address、place(経度・緯度)のどれかで伝えます。askingPriceは推定に使わず、推定のあとで比べます。${unit}は、成約の記録にないため、公表された査定の表の率で推定に入れます(マンションだけ)。`,
  example: {
    kind: "condo",
    address: "東京都江東区豊洲5丁目",
    areaM2: 70.2,
    layout: "3LDK",
    builtYear: 2008,
    floor: 5,
    askingPrice: 89_800_000,
  },
});

/** A home by one of building, town, address or point. */
export const assessmentInputSchema = inWordsOf(
  fieldsOfHome,
  z.strictObject({ ...firstShape, place: pointSchema.optional() }).refine(isPlaced, PLACED),
).openapi("AssessmentInput", inputWords("floor、totalFloors、direction"));

/** The same with what the first two versions do not ask. */
export const assessmentInputV3Schema = inWordsOf(
  fieldsOfHome,
  z.strictObject({ ...homeShape, place: pointSchema.optional() }).refine(isPlaced, PLACED),
).openapi("AssessmentInputV3", inputWords("floor、totalFloors、direction、isCorner"));

const locationSchema = z
  .object({
    prefecture: z.string().openapi({ example: "東京都" }),
    cityCode: z.string().openapi({ example: "13108" }),
    cityName: z.string().openapi({ example: "江東区" }),
    town: z.string().openapi({ example: "豊洲" }),
    apartmentKey: z.string().nullable(),
    apartmentName: z.string().nullable(),
  })
  .openapi("AssessedLocation", { description: "照合した場所" });

const v1Shape = {
  kind: kindSchema,
  location: locationSchema,
  priceYen: whole.min(1).openapi({ description: "成約想定価格(円)", example: 82_400_000 }),
  pricedFor: quarterSchema.nullable().openapi({ description: "価格がいつのものか(四半期)" }),
  mode: z.enum(["blind", "informed"]).openapi({ description: "informed は、リフォームを使った推定" }),
  modelVersion: z.string().openapi({ example: "condo-2026.11" }),
  dataAsOf: quarterSchema.openapi({ description: "推定に使った、同じ都道府県の成約の、いちばん新しい四半期" }),
  assessedAt: z.iso.datetime(),
  isSample: z.boolean().openapi({ description: "試験用のキー、またはサンプル市場による答え。実際の取引に使えません" }),
  attributions: z.array(z.string()).openapi({ description: "出所の表示。価格とともに示してください" }),
  notice: z.string().openapi({ example: "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。" }),
} as const;

const rentSchema = z
  .object({
    monthlyYen: whole.openapi({ description: "成約想定賃料(円/月、共益費込み)", example: 245_000 }),
    lowYen: whole,
    highYen: whole,
    grade: z.enum(["A", "B", "C", "D"]),
    count: whole.openapi({ description: "条件の近い成約賃料の数" }),
    modelVersion: z.string(),
    dataAsOf: quarterSchema,
  })
  .openapi("AssessedRent");

const v2Shape = {
  ...v1Shape,
  rent: orNull(rentSchema),
  rentAbsence: z
    .enum(["not-a-flat", "address-not-found", "out-of-area", "too-few-comparables", "outlier-size", "no-model", "preparing"])
    .nullable()
    .openapi({ description: "賃料がない理由" }),
  grossYield: z.number().nullable().openapi({ description: "表面利回り = 賃料×12÷価格(満室の想定)", example: 0.0357 }),
  comparables: z.array(comparableSchema).openapi({ description: "条件の近い成約。近い順に20件まで" }),
  comparableCount: whole,
} as const;

const bandSchema = z.object({ lowYen: whole, highYen: whole }).openapi("Band80", { description: "10件のうち8件の成約が入る幅" });

const letterSchema = z.enum(["AAA", "AA", "A", "BBB", "BB", "B", "C"]).openapi("RiskLetter");

const riskSchema = z
  .object({
    of: z.enum(["building", "place"]).openapi({ description: "place は、建物が分からず、土地と地域だけの評価" }),
    letter: orNull(letterSchema),
    lowestLetter: letterSchema,
    highestLetter: letterSchema,
    coverage: share.openapi({ description: "使えたデータの割合", example: 0.92 }),
    isProvisional: z.boolean().openapi({ description: "参考(使えたデータが60〜80%)" }),
    modelVersion: z.string(),
  })
  .openapi("AssessedRisk", { description: "lowestLetterとhighestLetterは、足りないデータ次第で、いちばん低い場合といちばん高い場合" });

const askingSchema = z
  .object({
    askingPriceYen: whole,
    gap: z.number().openapi({ description: "売出価格÷推定価格−1", example: 0.09 }),
    standing: z.enum(["below-band", "in-band", "above-band"]),
  })
  .openapi("AskingPosition");

const factorSchema = z
  .object({
    group: z.enum(["location", "building", "station", "age", "size", "floor", "market", "outlook"]),
    yen: whole.nullable().openapi({ description: "basePriceYenからの差。nullの理由は absence にあります" }),
    absence: z.enum(["not-told", "not-used", "needs-station"]).nullable().openapi({
      description:
        "差がない理由。not-told は入力がないもの、not-used は入力があっても推定に使っていないもの(成約に駅名がないときの駅など)、needs-station は徒歩の分数(walkMinutes)があっても駅名(stationName)がなく、使えないもの",
    }),
    source: z.string().nullable().openapi({
      description: "成約から学習した値でないもの(階・向き)の、もとにした表の発行者。ほかはnull",
      example: "コラビット、不動産流通近代化センター",
    }),
  })
  .openapi("PriceFactor");

const partsSchema = z
  .object({
    landYen: whole.min(0).openapi({
      description: "土地の価格(円)。建物のない土地として推定し、priceYenを上回る分は除きます",
      example: 42_000_000,
    }),
    buildingYen: whole.min(0).openapi({ description: "建物の価格(円)。priceYenから土地の価格を引いた残り", example: 15_000_000 }),
    isNearlyAllLand: z
      .boolean()
      .openapi({ description: "建物が5%以下で、価格のほとんどが土地の価値であるもの。解体の費用は、どちらにも含みません" }),
  })
  .openapi("LandAndBuilding", {
    description:
      "一戸建ての価格の、土地と建物の内訳。足すとpriceYenになります。一戸建てでないもの、建築年(builtYear)の入力がないもの、土地の取引が少ない市区町村では、null",
  });

const v3Shape = {
  ...v2Shape,
  band80: bandSchema,
  withinTenPercent: share.openapi({ description: "成約が推定の±10%に入る確率", example: 0.58 }),
  grade: z.enum(["A", "B", "C", "D"]).openapi({ description: "確かさ" }),
  basePriceYen: whole.openapi({ description: "比べる相手の価格。factorsを足すとpriceYenになります" }),
  baseLabel: z.string(),
  factors: z.array(factorSchema),
  unusedAnswers: z.array(z.enum(FURTHER_ANSWERS)).openapi({
    description:
      "送られた項目のうち、この推定に使っていないもの。使う項目は種別と、モデル(modelVersion)が学習した成約で決まります。種別・場所・面積と、比べるだけのaskingPriceは入りません",
    example: ["structure"],
  }),
  landAndBuilding: orNull(partsSchema),
  asking: orNull(askingSchema),
  risk: orNull(riskSchema),
} as const;

export const assessmentV1Schema = z.object(v1Shape).openapi("AssessmentV1");
export const assessmentV2Schema = z.object(v2Shape).openapi("AssessmentV2");
export const assessmentV3Schema = z.object(v3Shape).openapi("AssessmentV3");

export type AssessmentV1 = z.infer<typeof assessmentV1Schema>;
export type AssessmentV2 = z.infer<typeof assessmentV2Schema>;
export type AssessmentV3 = z.infer<typeof assessmentV3Schema>;

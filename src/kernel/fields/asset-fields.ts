import { optional, required } from "./field-kind.ts";
import { DIRECTION, HOME_FIELDS } from "./home-fields.ts";
import { LOT_FIELDS } from "./lot-fields.ts";
import { MONTH, MONTH_OR_DAY } from "./month-kinds.ts";
import {
  AREA_M2,
  BUILT_YEAR,
  CALENDAR_MONTH,
  COSTS_YEN,
  FLOOR,
  FLOORS,
  LOAN_RATE_PERCENT,
  LOTS,
  OWED_YEN,
  PRICE_YEN,
  RENOVATED_YEAR,
  RENT_YEN,
  RUNNING_YEN,
  SHARE_PART,
  SOLD_YEAR,
  WALK_MINUTES,
} from "./number-kinds.ts";
import { LAYOUT, oneLine, oneOf, STATION_NAME } from "./text-kinds.ts";
import { STRUCTURE } from "./told-building-fields.ts";

/** 元利均等 and 元金均等. */
const LOAN_METHOD = oneOf(["equal-payment", "equal-principal"]);

/** Of a relief for a home that was sold before. */
const RELIEF = oneOf(["never", "used"]);

/** What an owner is asked about a home, by the paths of the API and in the order of the form. All but the area may stay open. */
export const ASSET_FIELDS = {
  name: optional("物件名", oneLine(60), { example: "豊洲レジデンス" }),
  areaM2: required("面積", AREA_M2),
  floorAreaM2: optional("延床面積", AREA_M2),
  floor: optional("階", FLOOR),
  layout: optional("間取り", LAYOUT),
  direction: optional("向き", DIRECTION, { note: "主な窓" }),
  isCorner: HOME_FIELDS.isCorner,
  builtYear: optional("築年", BUILT_YEAR),
  structure: optional("構造", STRUCTURE),
  totalFloors: optional("建物の総階数", FLOORS),
  stationName: optional("最寄り駅", STATION_NAME, { example: "豊洲" }),
  walkMinutes: optional("駅からの徒歩", WALK_MINUTES),
  ...LOT_FIELDS,
  "renovations.year": required("リフォームした年", RENOVATED_YEAR),
  "renovations.what": required("リフォームの内容", oneLine(40), { example: "キッチンと浴室" }),
  "renovations.costYen": optional("リフォームの費用", COSTS_YEN),
  "purchase.on": required("購入した年月日", MONTH_OR_DAY, { note: "年月だけでも可" }),
  "purchase.priceYen": optional("購入価格", PRICE_YEN),
  "purchase.buildingYen": optional("購入価格のうち建物", PRICE_YEN),
  "purchase.costsYen": optional("購入の諸費用", COSTS_YEN),
  "loan.balanceYen": required("ローン残高", OWED_YEN),
  "loan.asOf": required("残高の年月", MONTH, { example: "2026年10月" }),
  "loan.annualPercent": required("金利", LOAN_RATE_PERCENT, { note: "年" }),
  "loan.endsIn": required("返済が終わる年月", MONTH, { example: "2045年3月" }),
  "loan.method": required("返済方法", LOAN_METHOD),
  "loan.rateChanges.from": required("金利が変わる年月", MONTH, { example: "2027年4月" }),
  "loan.rateChanges.annualPercent": required("変わったあとの金利", LOAN_RATE_PERCENT, { note: "年" }),
  "loan.bonus.balanceYen": required("残高のうちボーナス返済分", OWED_YEN),
  "loan.bonus.months": required("ボーナス返済の月", CALENDAR_MONTH),
  managementYen: optional("管理費", RUNNING_YEN, { note: "月" }),
  reserveYen: optional("修繕積立金", RUNNING_YEN, { note: "月" }),
  propertyTaxYen: optional("固定資産税など", RUNNING_YEN, { note: "年", example: "120,000" }),
  rentYen: optional("家賃", RENT_YEN, { note: "月、貸している場合" }),
  "residence.since": required("住み始めた年月", MONTH),
  "residence.until": optional("住み終えた年月", MONTH),
  "ownShare.numerator": required("共有持分の分子", SHARE_PART),
  "ownShare.denominator": required("共有持分の分母", SHARE_PART),
  "sale.relief": optional("前の家を売ったときの特例", RELIEF),
  "sale.reliefYear": required("特例を使って売った年", SOLD_YEAR),
  "sale.lots": optional("土地の筆数", LOTS),
  "sale.otherCostsYen": optional("そのほかの費用", COSTS_YEN, { example: "30" }),
} as const;

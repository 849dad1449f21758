import { ANSWER_LABELS } from "#kernel/home/missing-answers.ts";
import { optional, required } from "./field-kind.ts";
import { LOT_FIELDS } from "./lot-fields.ts";
import { AREA_M2, BUILT_YEAR, FLOOR, FLOORS, PRICE_YEN, RENOVATED_YEAR, WALK_MINUTES } from "./number-kinds.ts";
import { freeText, LAYOUT, oneOf, STATION_NAME } from "./text-kinds.ts";
import { STRUCTURE } from "./told-building-fields.ts";
import { YES_NO } from "./yes-no.ts";

export const HOME_KIND = oneOf(["condo", "house", "land"]);
export const DIRECTION = oneOf(["北", "北東", "東", "南東", "南", "南西", "西", "北西"]);

/** What a home that is to be priced is asked about, by the names of the API and in the order of the form. */
export const HOME_FIELDS = {
  kind: required("種別", HOME_KIND),
  areaM2: required("面積", AREA_M2),
  floorAreaM2: optional(ANSWER_LABELS.floorAreaM2, AREA_M2),
  layout: optional("間取り", LAYOUT),
  builtYear: optional(ANSWER_LABELS.builtYear, BUILT_YEAR),
  stationName: optional("最寄り駅", STATION_NAME, { example: "豊洲" }),
  walkMinutes: optional("駅からの徒歩", WALK_MINUTES),
  floor: optional("階", FLOOR),
  totalFloors: optional("建物の総階数", FLOORS),
  direction: optional("向き", DIRECTION, { note: "主な窓" }),
  isCorner: optional("角部屋", YES_NO),
  renovatedYear: optional("リフォームした年", RENOVATED_YEAR),
  structure: optional(ANSWER_LABELS.structure, STRUCTURE),
  ...LOT_FIELDS,
  askingPrice: optional("売出価格", PRICE_YEN),
} as const;

const AREA_OF_CONDO = required("専有面積", AREA_M2);
const AREA_OF_PLOT = required("土地面積", AREA_M2);
const station = { stationName: HOME_FIELDS.stationName, walkMinutes: HOME_FIELDS.walkMinutes };
const { layout, builtYear, floor, totalFloors, direction, isCorner, renovatedYear, structure, askingPrice, floorAreaM2 } = HOME_FIELDS;

/** What each kind of home is asked about, in the order of the form. Answers that do not belong to the kind are left out: sales tell a renovation of flats alone. */
export const FIELDS_BY_KIND = {
  condo: { areaM2: AREA_OF_CONDO, layout, builtYear, ...station, floor, totalFloors, direction, isCorner, renovatedYear, askingPrice },
  house: { areaM2: AREA_OF_PLOT, floorAreaM2, layout, builtYear, ...station, structure, ...LOT_FIELDS, askingPrice },
  land: { areaM2: AREA_OF_PLOT, ...station, ...LOT_FIELDS, askingPrice },
} as const;

/** Where neither a building nor a town nor an address says where the home is. */
export const NO_PLACE_WORDS = "場所を選んでください。住所、マンション名、駅名から探せます";

/** Where it is, in words. */
export const PLACE_FIELDS = {
  address: optional("住所", freeText(120)),
  town: optional("町名", freeText(60), { example: "豊洲" }),
} as const;

/** Of a unit in a known building. */
export const UNIT_FIELDS = {
  areaM2: AREA_OF_CONDO,
  floor,
  askingPrice,
} as const;

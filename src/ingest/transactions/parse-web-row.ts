import type { PropertyKind } from "#domain/properties/types.ts";
import { knownFacts } from "#kernel/home/known-facts.ts";
import type { Quarter } from "#kernel/quarter.ts";
import * as field from "./fields.ts";
import type { ParsedSale } from "./parsed-sale.ts";
import { CATEGORIES, DIRECTIONS, KINDS, PURPOSES, REGIONS, RENOVATED, ZONING } from "./vocabulary.ts";

/** A cell by its column's name in NFKC (`取引価格(総額)`); undefined when the layout has no such column. */
export type Cells = (column: string) => string | undefined;

/** One row of the ministry's web download, any of its column sets. */
export function parseWebRow(cells: Cells, present: Quarter): ParsedSale {
  const text = (column: string) => field.cell(cells(column));
  const quarter = field.webQuarter(text("取引時期"), present);
  const purpose = field.word(text("今後の利用目的"), PURPOSES, "purpose-unknown");
  const kind = kindOf(text("種類"), purpose);
  const { areaM2, isMinimum } = saleArea(kind, text("面積(m2)"));
  return {
    kind,
    priceCategory: field.word(text("価格情報区分"), CATEGORIES, "category-unknown") ?? field.reject("category-unknown", ""),
    categoryIsStated: true,
    prefecture: field.required(text("都道府県名"), "prefecture-unknown"),
    cityCode: field.cityCode(text("市区町村コード")),
    cityName: field.required(text("市区町村名"), "city-code-invalid"),
    town: field.required(text("地区名"), "town-missing"),
    place: null,
    quarter,
    price: field.price(text("取引価格(総額)")),
    areaM2,
    areaIsMinimum: isMinimum,
    floorAreaM2: text("延床面積(m2)") === null ? null : field.area(text("延床面積(m2)")).areaM2,
    layout: field.layout(text("間取り")),
    ...field.built(text("建築年"), quarter.year),
    structure: field.structure(text("建物の構造")),
    renovated: field.word(text("改装"), RENOVATED, "renovation-unknown"),
    buildingUse: text("用途"),
    purpose,
    region: field.word(text("地域"), REGIONS, "region-unknown"),
    zoning: field.word(text("都市計画"), ZONING, "zoning-unknown"),
    stationName: text("最寄駅:名称"),
    walkMinutes: field.walkMinutes(text("最寄駅:距離(分)")),
    lot: knownFacts({
      frontageM: field.frontage(text("間口")),
      roadWidthM: field.metres(text("前面道路:幅員(m)")),
      roadDirection: field.word(text("前面道路:方位"), DIRECTIONS, "direction-unknown"),
      roadKind: text("前面道路:種類"),
      landShape: text("土地の形状"),
      coveragePercent: field.planPercent(text("建ぺい率(%)")),
      floorAreaRatioPercent: field.planPercent(text("容積率(%)")),
    }),
    remarks: text("取引の事情等"),
  };
}

/** The API extract files a building bought for 事務所 or 店舗 as commercial; the web download leaves that to 今後の利用目的. */
function kindOf(text: string | null, purpose: string | null): PropertyKind {
  const kind = field.word(text, KINDS, "kind-unknown") ?? field.reject("kind-unknown", "");
  return kind === "house" && (purpose === "事務所" || purpose === "店舗") ? "commercial" : kind;
}

/** No flat is as large as the cap of the source: such a row is a whole building or a slip. */
export function saleArea(kind: PropertyKind, text: string | null): field.Area {
  const area = field.area(text);
  return kind === "condo" && area.areaM2 >= 2000 ? field.reject("area-out-of-range", text ?? "") : area;
}

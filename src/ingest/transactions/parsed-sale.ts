import type { Sale } from "#domain/properties/types.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";

/** A published sale as a row of any layout tells it; null = this layout or this row does not say. */
export type ParsedSale = Omit<Sale, "id" | "apartmentKey"> & {
  readonly prefecture: string;
  /** False when the layout has no 価格情報区分 and it was concluded from the columns that are filled. */
  readonly categoryIsStated: boolean;
  /** The source caps areas: 「2000㎡以上」. */
  readonly areaIsMinimum: boolean;
  readonly builtBeforeWar: boolean;
  readonly buildingUse: string | null;
  readonly purpose: string | null;
  readonly region: string | null;
  /** 取引の事情等: 調停・競売等, 関係者間取引, 私道を含む取引 … Such sales are kept; whoever prices from them decides. */
  readonly remarks: string | null;
};

export type SaleOutcome = RowOutcome<ParsedSale, SaleRejection>;

/** Why a row was left out, with the words of the report. */
export const SALE_REJECTIONS = {
  "column-count": "列の数が見出しと違います",
  "undecodable-text": "読めない文字があります",
  "kind-unknown": "種類が分かりません",
  "category-unknown": "価格情報区分が分かりません",
  "city-code-invalid": "市区町村コードが5桁の数字ではありません",
  "prefecture-unknown": "都道府県が分かりません",
  "town-missing": "地区名がありません",
  "place-invalid": "緯度・経度が日本の範囲にありません",
  "quarter-invalid": "取引時期が読めません",
  "quarter-in-future": "取引時期がまだ来ていない四半期です",
  "price-invalid": "取引価格が1円から1兆円までの整数ではありません",
  "area-invalid": "面積が0.1㎡から1,000万㎡までの数ではありません",
  "area-out-of-range": "マンションの面積として大きすぎます(2,000㎡以上)",
  "layout-unknown": "間取りが読めません",
  "built-year-invalid": "建築年が読めません",
  "structure-unknown": "建物の構造が分かりません",
  "renovation-unknown": "改装の有無が読めません",
  "purpose-unknown": "今後の利用目的が分かりません",
  "region-unknown": "地域が分かりません",
  "zoning-unknown": "都市計画が分かりません",
  "direction-unknown": "前面道路の方位が分かりません",
  "minutes-invalid": "最寄駅からの距離が読めません",
  "number-invalid": "数であるはずの列が数ではありません",
  "number-out-of-range": "間口か幅員が1,000mより大きいか、建ぺい率か容積率が2,000%より大きい値です",
  "text-too-long": "200字より長い列があります",
} as const;

export type SaleRejection = keyof typeof SALE_REJECTIONS;

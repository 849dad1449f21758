import type { LonLat } from "#kernel/geo.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** 物件種別. `commercial` and `forest` are stored as the ministry publishes them but never appraised. */
export type PropertyKind = "condo" | "house" | "land" | "commercial" | "farmland" | "forest";

/** The kinds that prices are drawn of. */
export type MarketKind = Extract<PropertyKind, "condo" | "house" | "land">;

/** 価格情報区分: 成約価格情報 (contract, since 2021) or 不動産取引価格情報 (survey of buyers). */
export type PriceCategory = "contract" | "survey";

/** Building structure, strongest first where a source names several. */
export type Structure = "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";

/** The plot under a home and the road before it, as the ministry's sales tell them; null: not known. */
export type Lot = {
  /** 間口 in metres; 50 stands for 50 and more. */
  readonly frontageM: number | null;
  /** 幅員 of the road in front, in metres. */
  readonly roadWidthM: number | null;
  /** The side of the lot on which the road lies: `南東`; `接面道路無`: no road touches it. */
  readonly roadDirection: string | null;
  /** `市道`, `私道` … */
  readonly roadKind: string | null;
  /** `ほぼ長方形`, `不整形`, `袋地等` … */
  readonly landShape: string | null;
  /** 建ぺい率 that the plan of the town allows. */
  readonly coveragePercent: number | null;
  /** 容積率 that the plan of the town allows. */
  readonly floorAreaRatioPercent: number | null;
};

/** One recorded sale, anonymised at the source: prices keep two significant digits, areas 5 m² steps. */
export type Sale = {
  readonly id: number;
  readonly kind: PropertyKind;
  readonly priceCategory: PriceCategory;
  /** 市区町村コード, five digits. */
  readonly cityCode: string;
  readonly cityName: string;
  /** 地区名 (大字 or 町; no 丁目). */
  readonly town: string;
  /** Centre of the town; null when no source in the database knows it. */
  readonly place: LonLat | null;
  readonly quarter: Quarter;
  readonly price: Yen;
  /** 専有面積 for condominiums, 土地面積 otherwise. */
  readonly areaM2: number;
  readonly floorAreaM2: number | null;
  /** `3LDK`, `2LDK+S`, `1R`, `オープンフロア`; null when unknown. */
  readonly layout: string | null;
  readonly builtYear: number | null;
  readonly structure: Structure | null;
  readonly renovated: boolean | null;
  readonly zoning: string | null;
  /** Null: nothing of it is known. */
  readonly lot: Lot | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  /** Set for sample sales only: published sales carry no building. */
  readonly apartmentKey: string | null;
};

/** 成約賃料 (agreed) or 募集賃料 (asking). */
export type RentCategory = "agreed" | "asking";

/** The rent of a flat, as one record tells it. Never shown by itself. */
export type Rent = Pick<
  Sale,
  "id" | "cityCode" | "cityName" | "town" | "place" | "quarter" | "areaM2" | "layout" | "builtYear" | "stationName" | "walkMinutes"
> & {
  readonly category: RentCategory;
  /** A month, common fees included. */
  readonly rentYen: Yen;
  readonly floor: number | null;
  /** Where the record names a building that is known. */
  readonly apartmentKey: string | null;
};

/** A condominium building. */
export type Apartment = {
  readonly key: string;
  readonly name: string;
  readonly nameKana: string;
  readonly prefecture: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly address: string;
  readonly place: LonLat;
  readonly builtYear: number;
  readonly builtMonth: number | null;
  readonly floors: number | null;
  readonly units: number | null;
  readonly structure: Structure | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  readonly isSample: boolean;
};

/** A building as letters and mails name it. */
export type NamedBuilding = Pick<Apartment, "key" | "name">;

/** Which market the database holds. Screens mark `sample`; `none` has nothing to appraise from. */
export type MarketOrigin = {
  readonly origin: "sample" | "published" | "none";
  readonly sales: number;
  /** Credit lines that must stand wherever a figure made of the sales is shown, and the terms they come under; each once. */
  readonly attributions: readonly string[];
  readonly licences: readonly string[];
};

/** The quarters that the sales in the database cover, up to the present one; null: there are none. */
export type SoldQuarters = { readonly firstQuarter: Quarter | null; readonly lastQuarter: Quarter | null };

/** Whose data these are, and under which terms. */
export type DataCredit = { readonly attribution: string; readonly licence: string };

/** A 市区町村 that the sales in the database reach. */
export type CoveredCity = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly prefecture: string;
  /** The middle of its towns; null: none of them is known. */
  readonly place: LonLat | null;
  readonly sales: number;
};

/** 市区町村 with its reading in katakana. */
export type City = {
  readonly code: string;
  readonly name: string;
  readonly kana: string;
  readonly prefecture: string;
  readonly prefectureKana: string;
};

/** A 地区名 (大字 or 町, no 丁目) of a city, spelled as the sales spell it. */
export type Town = {
  readonly prefecture: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly kana: string | null;
  /** Middle of the town. */
  readonly place: LonLat | null;
};

/** A 町丁目, the finest that the town table has: a town that is not divided into 丁目 is one itself. */
export type Chome = Omit<Town, "kana" | "place"> & {
  /** `八広六丁目`. */
  readonly name: string;
  /** Its centre. */
  readonly place: LonLat;
};

/** What a postal code stands for; `town` is null where that is a whole city. */
export type PostalTown = Omit<Town, "town" | "kana" | "place"> & { readonly town: string | null };

/** A place that an address names. `town` is null where only the city could be read from it. */
export type MatchedPlace = {
  readonly prefecture: string;
  readonly cityCode: string;
  readonly cityName: string;
  /** 地区名 as the sales use it: 大字 or 町, no 丁目. */
  readonly town: string | null;
  /** Centre of the town; null when unknown. */
  readonly place: LonLat | null;
};

export type AddressPlace = MatchedPlace & {
  /** What follows it in the text, as `placeTextKey` writes it: `五丁目1-2`; empty: nothing, or a postal code told the town. */
  readonly rest: string;
  /** Written is another city, or a name that differs by a letter. */
  readonly isGuess: boolean;
};

/**
 * What an address as people type it stands for: `one` town for certain, `several` to choose from (also a single one that differs
 * from what was typed), only the `city`, or `none`.
 */
export type AddressMatch = {
  readonly outcome: "one" | "several" | "city" | "none";
  readonly places: readonly AddressPlace[];
};

/** Ordinary sales of a year in a 地区名, or in a whole city (`town` null). */
export type YearPrice = {
  readonly cityCode: string;
  readonly town: string | null;
  readonly cityName: string;
  readonly lon: number;
  readonly lat: number;
  readonly kind: MarketKind;
  readonly year: number;
  readonly medianYenPerM2: number;
  readonly n: number;
};

/** Rents of a year, of the same areas, for a month and each m². */
export type YearRent = Pick<YearPrice, "cityCode" | "town" | "year" | "medianYenPerM2" | "n">;

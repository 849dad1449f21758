/** What a list tells of a home on offer. The homes that a search finds have this shape and more. Amounts in yen, dates as ISO days in Japan. */
export type HomeSummary = {
  readonly key: string;
  readonly kind: "condo" | "new-condo" | "house" | "land" | "building";
  readonly title: string;
  readonly cityName: string;
  readonly town: string;
  readonly place: { readonly lon: number; readonly lat: number } | null;
  readonly placePrecision: "building" | "block" | "town";
  readonly price: number;
  /** How many companies offer it, and the dearest of their prices where they differ. */
  readonly offers: number;
  readonly highestPrice: number | null;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  readonly busMinutes: number | null;
  /** Fees of a month; null: not told. */
  readonly monthlyYen: number | null;
  readonly grossYield: number | null;
  readonly isTenanted: boolean | null;
  readonly notices: readonly string[];
  readonly priceCuts: number;
  readonly firstSeenOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string;
  readonly companyName: string;
  readonly dealType: string;
  readonly photo: string | null;
  readonly estimate: HomeEstimate | null;
  readonly flag: { readonly grade: "A" | "B" | "C" | "check" | "near"; readonly ratio: number } | null;
  readonly isSample: boolean;
};

/** The blind estimate with its 80 % band. */
export type HomeEstimate = {
  readonly point: number;
  readonly q10: number;
  readonly q90: number;
  readonly grade: "A" | "B" | "C" | "D";
};

import type { CorrectionResponse, FoundPlace, Market, RiskListItem, SuggestItem } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { LETTERS } from "#web/risk/letters/letter-fields.ts";
import type { RiskLetter } from "#web/risk/letters/use-risk-letter.ts";
import type { PointState } from "#web/risk/search/keep-point.ts";
import type { PointSearch } from "#web/risk/search/use-point-search.ts";
import { sampleApartment } from "./samples.ts";

/** Example parts of the pages without a building, for the gallery and for tests of views. */
export const stillSearch = {
  load: async () => ({ ok: true, items: [] }) as const,
  onPick: () => undefined,
  onSearch: () => undefined,
  onContinue: () => undefined,
};

export function stillPoints(point: PointState = { kind: "idle" }): PointSearch {
  return { point, pick: () => undefined, locate: () => undefined, close: () => undefined };
}

export const foundChome: FoundPlace = {
  ...{ key: "town-6p0v1k2ab", kind: "address", precision: "town", label: "江東区豊洲五丁目", detail: "東京都" },
  ...{ lat: 35.6525, lon: 139.7995, rest: null, isExact: true },
};
export const foundStation: FoundPlace = {
  ...{ key: "point-6p0v1k2ac", kind: "station", precision: "point", label: "豊洲駅", detail: "江東区豊洲・有楽町線" },
  ...{ lat: 35.654, lon: 139.796, rest: null, isExact: true },
};

export const sampleCity: Market["cities"][number] = {
  cityCode: "13108",
  cityName: "江東区",
  prefecture: "東京都",
  place: { lon: 139.812, lat: 35.667 },
  sales: 420,
};

export const sampleCities: Market["cities"] = [
  sampleCity,
  { cityCode: "40133", cityName: "福岡市中央区", prefecture: "福岡県", place: { lon: 130.386, lat: 33.583 }, sales: 180 },
];

const rating = {
  letter: "BBB",
  overall: 58.2,
  coverage: 0.82,
  isProvisional: false,
  modelVersion: "risk-2026-11",
  computedAt: "2026-11-21T03:00:00Z",
} as const;

export const sampleItems: readonly RiskListItem[] = [
  { apartment: sampleApartment, rating },
  {
    apartment: {
      ...sampleApartment,
      key: "second",
      name: "豊洲サンプルレジデンス弐番館",
      address: "東京都江東区豊洲4丁目",
      builtYear: 1979,
      builtMonth: null,
    },
    rating: { ...rating, letter: null, overall: null, coverage: 0.4 },
  },
  {
    apartment: {
      ...sampleApartment,
      key: "third",
      name: "枝川ハイツ",
      town: "枝川",
      address: "東京都江東区枝川1丁目",
      floors: null,
      units: null,
      isSample: false,
    },
    rating: null,
  },
];

export function sampleList(items: readonly RiskListItem[] = sampleItems, total = items.length) {
  return { items: [...items], page: 1, pageSize: 20, total };
}

export const samplePlace: SuggestItem = {
  kind: "town",
  label: "江東区豊洲",
  detail: "東京都",
  reference: "13108/豊洲",
  prefecture: "東京都",
  cityCode: "13108",
  town: "豊洲",
  place: null,
};

export const sampleCorrection: CorrectionResponse = {
  id: "c1",
  field: "seismicDiagnosis",
  title: "耐震診断・改修",
  placeName: null,
  state: "checking",
  reason: null,
  receivedAt: "2026-11-20T03:00:00Z",
  answerDueOn: "2026-11-30",
  decidedAt: null,
  log: [],
};

type LetterChanges = Partial<Pick<RiskLetter, "topic" | "step" | "uploaded">> & { readonly files?: readonly File[] };

export function letterState(changes: LetterChanges & Parameters<typeof sampleForm>[0] = {}): RiskLetter {
  const { topic = "question", step = "write", uploaded = null, files = [], ...form } = changes;
  return {
    topic,
    letter: LETTERS[topic],
    step,
    back: () => undefined,
    chosen: { files, fault: null },
    addFiles: () => undefined,
    removeFile: () => undefined,
    uploaded,
    form: sampleForm(form),
  };
}

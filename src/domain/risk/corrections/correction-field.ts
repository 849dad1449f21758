/** What a visitor may say is wrong, by name. */
const NAMES = [
  "name",
  "address",
  "builtYear",
  "confirmedOn",
  "structure",
  "units",
  "seismicDiagnosis",
  "seismicIsolation",
  "reserveFund",
  "managementStars",
  "managementCertified",
  "earthquake",
  "flood",
  "otherWater",
  "landslide",
  "crime",
  "child",
  "life",
  "price",
] as const;

export type CorrectionField = (typeof NAMES)[number];

/** What is said of any place, whatever stands there. */
const OF_PLACES: readonly CorrectionField[] = [
  "address",
  "earthquake",
  "flood",
  "otherWater",
  "landslide",
  "crime",
  "child",
  "life",
  "price",
];

/** What may be said to be wrong about a building, or about a place: nothing of a building that nobody registered. */
export function correctionFieldsOf(kind: "building" | "place"): readonly CorrectionField[] {
  return kind === "building" ? NAMES : OF_PLACES;
}

export function isCorrectionField(text: string): text is CorrectionField {
  return NAMES.some((name) => name === text);
}

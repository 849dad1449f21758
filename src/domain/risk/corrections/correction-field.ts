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
] as const;

export type CorrectionField = (typeof NAMES)[number];

export function isCorrectionField(text: string): text is CorrectionField {
  return NAMES.some((name) => name === text);
}

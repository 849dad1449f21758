export const KINDS = [
  { value: "condo", label: "マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
] as const;

export type Kind = (typeof KINDS)[number]["value"];

export function isKind(text: string | undefined): text is Kind {
  return KINDS.some(({ value }) => value === text);
}

export const LAYOUTS = [
  "1R",
  "1K",
  "1DK",
  "1LDK",
  "1LDK+S",
  "2K",
  "2DK",
  "2LDK",
  "2LDK+S",
  "3K",
  "3DK",
  "3LDK",
  "3LDK+S",
  "4DK",
  "4LDK",
  "4LDK+S",
  "5LDK",
  "6LDK",
] as const;

export const KINDS = [
  { value: "condo", label: "マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
] as const;

export type Kind = (typeof KINDS)[number]["value"];

export function isKind(text: string | undefined): text is Kind {
  return KINDS.some(({ value }) => value === text);
}

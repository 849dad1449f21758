import type { RiskReportResponse, SubjectResponse } from "#api/client/client.ts";

type Structure = NonNullable<SubjectResponse["structure"]>;

/** What a visitor tells of the building at a place, as it stands in the address of a report. What is not told is left out. */
export type ToldSearch = {
  readonly built?: number;
  readonly floors?: number;
  readonly structure?: ToldStructure;
  readonly units?: number;
};

export const TOLD_STRUCTURES = ["RC", "SRC", "steel", "light-steel", "wood", "block"] as const satisfies readonly Structure[];
type ToldStructure = (typeof TOLD_STRUCTURES)[number];

export const STRUCTURE_WORDS: Readonly<Record<ToldStructure, string>> = {
  RC: "RC（鉄筋コンクリート）",
  SRC: "SRC（鉄骨鉄筋コンクリート）",
  steel: "鉄骨",
  "light-steel": "軽量鉄骨",
  wood: "木造",
  block: "ブロック",
};

export type ToldTyped = Readonly<Partial<Record<keyof ToldSearch, string>>>;
export type ToldIssues = Readonly<Partial<Record<keyof ToldSearch, string>>>;

const EARLIEST_YEAR = 1900;
/** A building that is still to be finished can be sold. */
const YEARS_AHEAD = 3;

/** Reads what was typed; empty fields are not told. `year`: the current one. */
export function readTold(typed: ToldTyped, year: number): { readonly told: ToldSearch; readonly issues: ToldIssues } {
  const numbers = {
    built: within(typed.built, EARLIEST_YEAR, year + YEARS_AHEAD),
    floors: within(typed.floors, 1, 70),
    units: within(typed.units, 1, 5000),
  };
  const structure = TOLD_STRUCTURES.find((one) => one === typed.structure);
  const issues: ToldIssues = {
    ...(numbers.built === "wrong" && { built: `${EARLIEST_YEAR}から${year + YEARS_AHEAD}までの西暦で入力してください` }),
    ...(numbers.floors === "wrong" && { floors: "1から70までの数字で入力してください" }),
    ...(numbers.units === "wrong" && { units: "1から5000までの数字で入力してください" }),
  };
  const told = Object.entries(numbers).filter(([, value]) => typeof value === "number");
  return { told: { ...Object.fromEntries(told), ...(structure && { structure }) }, issues };
}

/** Null: nothing was typed. Full-width digits and what stands round them (年, 階建, 戸, commas) are read too. */
function within(text: string | undefined, least: number, most: number): number | "wrong" | null {
  const plain = (text ?? "").normalize("NFKC").replace(/[,\s]|年|階建?|戸/g, "");
  if (plain === "") return null;
  const value = Number(plain);
  return /^\d+$/.test(plain) && value >= least && value <= most ? value : "wrong";
}

/** What telling brings: the entry for all that is told together, or for what of it is still open. */
export function toldNarrowing(
  narrowing: RiskReportResponse["rating"]["narrowing"],
): RiskReportResponse["rating"]["narrowing"][number] | null {
  return narrowing.find(({ by }) => by === "visitor") ?? null;
}

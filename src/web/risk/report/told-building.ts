import type { RiskReportResponse, SubjectResponse } from "#api/client/client.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import { TOLD_BOUNDS, type ToldSearch } from "#web/risk/frame/told-search.ts";

type Structure = NonNullable<SubjectResponse["structure"]>;

export const STRUCTURE_WORDS: Readonly<Record<Structure, string>> = {
  RC: "RC（鉄筋コンクリート）",
  SRC: "SRC（鉄骨鉄筋コンクリート）",
  steel: "鉄骨",
  "light-steel": "軽量鉄骨",
  wood: "木造",
  block: "ブロック",
};

export type ToldTyped = Readonly<Partial<Record<keyof ToldSearch, string>>>;
export type ToldIssues = ToldTyped;

/** Reads what was typed; empty fields are not told. `year`: the current one. */
export function readTold(typed: ToldTyped, year: number): { readonly told: ToldSearch; readonly issues: ToldIssues } {
  const bounds = { ...TOLD_BOUNDS, built: [TOLD_BOUNDS.built[0], latestBuiltYear(year)] } as const;
  const told: Record<string, number> = {};
  const issues: Record<string, string> = {};
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value = within(typed[name as keyof typeof bounds], least, most);
    if (value === "wrong") issues[name] = `${least}から${most}までの${name === "built" ? "西暦" : "数字"}で入力してください`;
    else if (value !== null) told[name] = value;
  }
  const structure = isStructure(typed.structure) ? { structure: typed.structure } : {};
  return { told: { ...told, ...structure }, issues };
}

function isStructure(text: string | undefined): text is Structure {
  return text !== undefined && Object.hasOwn(STRUCTURE_WORDS, text);
}

/** Null: nothing was typed. Full-width digits and what stands round them (年, 階建, 戸, 円, commas) are read too. */
function within(text: string | undefined, least: number, most: number): number | "wrong" | null {
  const plain = (text ?? "").normalize("NFKC").replace(/[,\s]|年|階建?|戸|円/g, "");
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

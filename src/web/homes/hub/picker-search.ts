import { type HomesSearch, homesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";

/** A page on which places are chosen, with the conditions it keeps. `within`: the prefecture, or city, that is opened; `line`: the line. */
export type PickerQuestion = {
  readonly by: "area" | "line";
  readonly within: string;
  readonly line: string | null;
  readonly search: HomesSearch;
};

/** 東京都 */
const FIRST_PREFECTURE = "13";

/** The picker that an address asks for; null: none. */
export function pickerQuestion(search: Readonly<Record<string, unknown>>): PickerQuestion | null {
  const { by, within, line } = search;
  if (by !== "area" && by !== "line") return null;
  const place = within === undefined ? "" : String(within);
  const isKnown = by === "area" ? /^(\d{2}|\d{5})$/.test(place) : /^\d{2}$/.test(place);
  return {
    by,
    within: isKnown ? place : FIRST_PREFECTURE,
    line: by === "line" && (typeof line === "string" || typeof line === "number") ? String(line).slice(0, 120) : null,
    search: homesSearch({ ...homesQuestion(search), page: 1 }),
  };
}

/** The address of a picker. */
export function pickerSearch({ by, within, line, search }: PickerQuestion): HomesSearch {
  const { view: _, ...conditions } = search;
  return {
    ...conditions,
    by,
    ...(within === FIRST_PREFECTURE ? {} : { within: asKept(within) }),
    ...(line === null ? {} : { line: asKept(line) }),
  };
}

function asKept(text: string): string | number {
  return String(Number(text)) === text ? Number(text) : text;
}

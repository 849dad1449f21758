import { type ApiClient, apiClient, type HomeAreas, type HomeLines } from "#api/client/client.ts";
import { readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { lineName } from "#kernel/rail/line-name.ts";
import type { PickerQuestion } from "./picker-search.ts";

/** What can be chosen, with how many homes there would be. */
export type Picker = { readonly question: PickerQuestion; readonly conditions: HomeConditions } & (
  | { readonly kind: "failed" }
  | { readonly kind: "areas"; readonly prefectures: HomeAreas["items"]; readonly areas: HomeAreas["items"] }
  | {
      readonly kind: "lines";
      readonly prefectures: HomeAreas["items"];
      readonly lines: HomeLines["lines"];
      readonly stations: HomeLines["stations"];
    }
);

/** A line under the name that people call it by; `operator` is empty where the name tells it. */
function asCalled<Line extends HomeLines["lines"][number]>(line: Line): Line {
  const { name, operator } = lineName(line.name, line.operator);
  return { ...line, name, operator: operator ?? "" };
}

/** Looks up the areas of a prefecture or the lines of one, each with its homes under the conditions that stand. */
export async function findPicker(question: PickerQuestion, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<Picker> {
  const conditions = readConditions(question.search);
  const asked = { question, conditions };
  const query = writeConditions(conditions);
  const prefectures = estate.get("/homes/areas", { query });
  if (question.by === "area") {
    const [all, areas] = await Promise.all([prefectures, estate.get("/homes/areas", { query: { ...query, parent: question.within } })]);
    if (!all.ok || !areas.ok) return { kind: "failed", ...asked };
    return { kind: "areas", ...asked, prefectures: all.value.items, areas: areas.value.items };
  }
  const { within, line } = question;
  const [all, lines] = await Promise.all([
    prefectures,
    estate.get("/homes/lines", { query: { ...query, prefecture: within, ...(line === null ? {} : { line }) } }),
  ]);
  if (!all.ok || !lines.ok) return { kind: "failed", ...asked };
  return { kind: "lines", ...asked, prefectures: all.value.items, lines: lines.value.lines.map(asCalled), stations: lines.value.stations };
}

import { expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { toldFields } from "./told-fields.ts";

it("names the visitor as the source of what was told, and nothing of the rest", () => {
  expect(toldFields({ ...NOTHING_TOLD, builtYear: 2015, structure: "RC" })).toEqual([
    { field: "builtYear", value: 2015, source: "あなたの入力", asOf: null, isSample: false },
    { field: "structure", value: "RC", source: "あなたの入力", asOf: null, isSample: false },
  ]);
  expect(toldFields(NOTHING_TOLD)).toEqual([]);
});

import { expect, it } from "vitest";
import { bizDocuments } from "#api/biz/documents.ts";
import { referenceOf } from "./reference.ts";

const operations = referenceOf(bizDocuments().v3);
const named = (summary: string) => {
  const found = operations.find((operation) => operation.summary === summary);
  if (!found) throw new Error(summary);
  return found;
};

it("tells what comes back of whatever went well, also where that is no 200", () => {
  const { output, answers } = named("まとめて推定する");
  expect(answers[0]?.status).toBe("202");
  expect(output.map(({ name }) => name)).toContain("expiresAt");
  for (const { outputTypes, output: fields } of operations)
    if (outputTypes.includes("application/json")) expect(fields.length).toBeGreaterThan(0);
});

it("tells the columns of a file that is sent, and of one that comes back", () => {
  const { inputTypes, input } = named("まとめて推定する");
  expect(inputTypes).toEqual(["text/csv", "application/x-ndjson"]);
  expect(input.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(["kind", "address", "areaM2"]);
  expect(input.find(({ name }) => name === "areaM2")).toMatchObject({ type: "number", about: "日本語の見出し「面積(㎡)」。8〜2000" });
  expect(named("一括査定の結果").output.map(({ name }) => name)).toEqual(expect.arrayContaining(["priceYen", "faultMessage", "grade"]));
});

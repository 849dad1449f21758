import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { apiFiles } from "#tools/api-files.ts";
import { staleFaults } from "./generated.ts";

it("a generated file that is stale or missing is a fault, one that is as its generator writes it is none", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "generated-"));
  await writeFile(path.join(root, "kept.txt"), "a\n");
  await writeFile(path.join(root, "old.txt"), "a\n");

  expect(await staleFaults(root, { "kept.txt": "a\n", "old.txt": "b\n", "none.txt": "c\n" })).toEqual([
    "old.txt is stale; run: npm run gen",
    "none.txt is missing; run: npm run gen",
  ]);
});

it("types are written for what succeeds; problems are one type for every operation", async () => {
  const files = await apiFiles();
  const types = files["src/api/client/document.gen.ts"] ?? "";

  const sold = ["v1", "v2", "v3"].flatMap((version) => [
    `clients/typescript/src/${version}.gen.ts`,
    `docs/api/ai-assessment-${version}.json`,
  ]);
  expect(Object.keys(files).toSorted()).toEqual([...sold, "docs/openapi.json", "src/api/client/document.gen.ts"].toSorted());
  expect(types).toContain('readonly "/api/estate/market": {');
  expect(types).toContain("readonly 201: {");
  expect(types).not.toMatch(/readonly [345]\d\d: \{/);
});

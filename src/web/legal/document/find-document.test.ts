import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findDocument } from "./find-document.ts";
import { legalSearch } from "./legal-search.ts";
import { sampleDifferences, samplePage } from "./samples.ts";

const { differences: _, ...found } = samplePage();
const TEXT = { "GET /api/estate/legal/terms": found };
const DIFFERENCES = "GET /api/estate/legal/terms/differences";

describe("a legal text", () => {
  it("is asked for in the version of the address, and in the one in force without", async () => {
    const api = scriptedApi(TEXT);

    expect(await findDocument("terms", {}, api.estate)).toEqual({ ...found, differences: null });
    await findDocument("terms", { version: "2026-11-23" }, api.estate);
    expect(api.asked.map(({ query }) => query)).toEqual([{}, { version: "2026-11-23" }]);
  });

  it.each([
    ["later", "2027-02-15", { from: "2026-11-23", to: "2027-02-15" }],
    ["earlier", "2026-01-01", { from: "2026-01-01", to: "2026-11-23" }],
  ])("is compared with a version that is %s, the older one first", async (_name, compare, query) => {
    const api = scriptedApi({ ...TEXT, [DIFFERENCES]: sampleDifferences });

    expect(await findDocument("terms", { compare }, api.estate)).toMatchObject({ differences: sampleDifferences });
    expect(api.asked.at(-1)?.query).toEqual(query);
  });

  it("is not compared with itself", async () => {
    const api = scriptedApi(TEXT);

    expect(await findDocument("terms", { compare: "2026-11-23" }, api.estate)).toMatchObject({ differences: null });
    expect(api.asked).toHaveLength(1);
  });

  it.each([
    ["a version that is none", { "GET /api/estate/legal/terms": refused(404) }, {}, "unknown"],
    ["what is no version at all", { "GET /api/estate/legal/terms": refused(422) }, { version: "newest" }, "unknown"],
    ["an older version that is none", { ...TEXT, [DIFFERENCES]: refused(404) }, { compare: "2020-01-01" }, "unknown"],
    ["a service that does not answer", {}, {}, null],
  ])("is told apart from %s", async (_name, answers, search, expected) => {
    expect(await findDocument("terms", search, scriptedApi(answers).estate)).toBe(expected);
  });

  it("is shown where only the differences could not be had", async () => {
    expect(await findDocument("terms", { compare: "2020-01-01" }, scriptedApi(TEXT).estate)).toEqual({ ...found, differences: null });
  });
});

it.each([
  [
    { version: "2026-11-23", compare: "2026-01-01" },
    { version: "2026-11-23", compare: "2026-01-01" },
  ],
  [
    { version: 7, compare: "yesterday" },
    { version: "7", compare: undefined },
  ],
  [{ other: "x" }, { version: undefined, compare: undefined }],
])("the address %j is read as %j", (given, read) => {
  expect(legalSearch(given)).toEqual(read);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { TextError } from "#platform/markdown/read-blocks.ts";
import { readAccessibility } from "./read-accessibility.server.ts";
import { readContent } from "./read-content.server.ts";

const { accessibility } = readContent();
const { criteria } = accessibility;

/** Level A and AA of WCAG 2.0, which JIS X 8341-3:2016 is word for word (https://www.w3.org/TR/WCAG20/). */
const WCAG20 = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 3.1.1 3.2.1 3.2.2 3.3.1 3.3.2 4.1.1 4.1.2",
  AA: "1.2.4 1.2.5 1.4.3 1.4.4 1.4.5 2.4.5 2.4.6 2.4.7 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4",
};

/** What axe has rules for, of those that the journeys run. */
const ruled = new Set(
  axe
    .getRules(["wcag2a", "wcag2aa"])
    .flatMap(({ tags }) => tags)
    .flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".") ?? []),
);

describe("what was tested of accessibility", () => {
  it.each(["A", "AA"] as const)("has each criterion of level %s once", (level) => {
    expect(
      criteria
        .filter((each) => each.level === level)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(WCAG20[level].split(" ").toSorted());
  });

  it("says of the tool what the tool can see, by the version that is in use", () => {
    const inUse: { devDependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

    expect(accessibility.tool).toEqual({ name: "axe-core", version: inUse.devDependencies["axe-core"] });
    for (const { id, applies, tool } of criteria) if (applies) expect([id, tool]).toEqual([id, ruled.has(id) ? "pass" : "none"]);
  });

  it("names a test of this repository for whatever passed by hand", () => {
    for (const { id, hand, test } of criteria) if (hand === "pass") expect(existsSync(test ?? ""), `${id}: ${test}`).toBe(true);
  });

  it("leaves out media only while there are none", () => {
    const withMedia = globSync("src/web/**/*.tsx").filter((file) => /<(video|audio|track)\b/.test(readFileSync(file, "utf8")));

    expect(withMedia).toEqual([]);
    expect(criteria.filter(({ applies }) => !applies).every(({ id }) => id.startsWith("1.2.") || id === "1.4.2")).toBe(true);
  });

  const [row] = criteria.filter(({ hand }) => hand === "pass");
  it.each([
    ["results of what does not apply", { applies: false }],
    ["no result of what applies", { hand: null, test: null }],
    ["a pass that names no test", { test: null }],
    ["another level", { level: "AAA" }],
  ])("is refused with %s", (_name, change) => {
    const table = (criterion: object) => JSON.stringify({ ...accessibility, criteria: [criterion] });

    expect(readAccessibility(table({ ...row })).criteria).toHaveLength(1);
    expect(() => readAccessibility(table({ ...row, ...change }))).toThrow(TextError);
  });
});

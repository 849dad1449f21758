import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ingestUsage } from "./ingest-command.ts";
import { SOURCES, sourceNamed } from "./sources.server.ts";

const names = SOURCES.map(({ name }) => name);

test("sources have names of their own, by which each is found", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const source of SOURCES) expect(sourceNamed(source.name)).toBe(source);
  for (const name of ["", "Transactions", "constructor", "sample"]) expect(sourceNamed(name)).toBeNull();
});

test("only sources of places that people type make suggestions anew", () => {
  expect(SOURCES.filter(({ namesPlaces }) => namesPlaces).map(({ name }) => name)).toEqual([
    "transactions",
    "towns",
    "stations",
    "boundaries",
    "buildings",
  ]);
});

describe.each(names)("%s", (name) => {
  const source = sourceNamed(name);

  test("stands in the usage text and in the documentation of data", () => {
    expect(ingestUsage(SOURCES)).toMatch(new RegExp(`^ +${name} .*${source?.usage.slice(0, 4)}`, "m"));
    expect(readFileSync("docs/data.md", "utf8")).toContain(name);
  });

  test("explains in Japanese every reason for which it leaves a row out", () => {
    const explained = Object.entries(source?.rejections ?? {});

    expect(explained.filter(([reason, words]) => !/^[a-z0-9-]+$/.test(reason) || !/[ぁ-ん]/.test(words))).toEqual([]);
  });
});

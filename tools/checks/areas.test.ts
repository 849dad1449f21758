import { expect, test } from "vitest";
import { areaSizes, testsPerLine } from "./areas.ts";

const file = (path: string, text: string) => ({ path, text, lines: text.split("\n").length - 1 });

test("rooms of the site and of the domains are areas, other folders are one each", () => {
  const sizes = areaSizes([
    file("src/web/home/home.view.tsx", "a\n\nb\n"),
    file("src/web/home/home.view.test.tsx", "a\n"),
    file("src/ingest/towns/parse.ts", "a\n"),
    file("src/ingest/zones/parse.ts", "b\n"),
  ]);
  expect(sizes).toEqual([
    { area: "ingest", files: 2, lines: 2, testLines: 0 },
    { area: "web/home", files: 1, lines: 2, testLines: 1 },
  ]);
});

test("a test away from the code counts for what it asks about, and samples count for nothing", () => {
  const sizes = areaSizes([
    file("src/web/risk/view.tsx", "a\nb\n"),
    file("src/web/risk/samples/view-samples.ts", "a\nb\n"),
    file("src/web/risk/samples.ts", "a\n"),
    file("src/web/risk/risk.gallery.tsx", "a\n"),
    file("test/e2e/risk-report.spec.ts", "a\n"),
    file("test/support/runs.ts", "a\n"),
  ]);
  expect(sizes).toEqual([
    { area: "web/risk", files: 1, lines: 2, testLines: 1 },
    { area: "test (of all)", files: 0, lines: 0, testLines: 1 },
  ]);
  expect(sizes.map(testsPerLine)).toEqual([0.5, Number.POSITIVE_INFINITY]);
});

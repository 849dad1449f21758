import { expect, it } from "vitest";
import { readPlaceKey } from "#kernel/place-key.ts";
import { seededRandom } from "#kernel/random.ts";
import { anyPage } from "./any-page.ts";

it("pages that anybody may ask for hardly ever come twice, and those of places are of places", () => {
  const next = anyPage(seededRandom(1));
  const pages = Array.from({ length: 300 }, () => next());
  const reports = pages.filter((page) => page.startsWith("/risk/"));

  expect(new Set(pages).size).toBeGreaterThan(250);
  expect(reports.length).toBeGreaterThan(150);
  expect(reports.every((page) => readPlaceKey(page.split("/")[2] ?? "") !== null)).toBe(true);
});

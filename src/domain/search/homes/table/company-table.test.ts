import { expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { DRAWN_TODAY, drawOffer } from "#test/support/drawn-homes.ts";
import { companyTable } from "./company-table.ts";
import { newHomeTable, putHome, setDay } from "./home-table.ts";
import type { HomeTable } from "./types.ts";

const base = { ...drawOffer(seededRandom(5), 1, 1), dwellingKey: "shared", nextUpdateOn: "2026-12-05" };
const offer = (key: string, changes: Partial<typeof base>) => ({ ...base, key, ...changes });
const speakers = ({ offers, columns }: HomeTable) =>
  offers.flatMap((one, row) => (one && columns.speaks[row] === 1 ? [[one.key, one.price]] : []));

it("tells homes as a company alone offers them, and anew where something changed", () => {
  const all = newHomeTable();
  setDay(all, DRAWN_TODAY);
  putHome(all, "shared", [offer("own-1", { companyId: "c-own", price: 52 }), offer("x-1", { price: 51 })]);
  putHome(all, "other", [offer("x-2", { dwellingKey: "other" })]);
  const own = companyTable(all, "c-own");

  expect(speakers(all).map(([key]) => key)).toEqual(["x-1", "x-2"]);
  expect(speakers(own)).toEqual([["own-1", 52]]);
  expect(companyTable(all, "c-own")).toBe(own);
  expect(speakers(companyTable(all, "c-none"))).toEqual([]);

  putHome(all, "shared", [offer("own-1", { companyId: "c-own", price: 50 })]);
  expect(speakers(companyTable(all, "c-own"))).toEqual([["own-1", 50]]);
  setDay(all, "2026-12-06");
  expect(speakers(companyTable(all, "c-own"))).toEqual([]);
});

import { expect, it } from "vitest";
import { placeKeyOf } from "#kernel/place-key.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { findHome } from "./find-home.ts";

const KEY = "home-1";
const PLACE = { lon: 139.8, lat: 35.67 };
const REPORT = placeKeyOf({ precision: "town", place: PLACE });
const home = sampleFound({ key: KEY, apartmentKey: null, town: "木場", placePrecision: "town", place: PLACE });
const chome = (n: string, precision = "town") => ({ key: `town-${n}`, label: `江東区木場${n}丁目`, precision });

async function chomesOf(address: string) {
  const api = scriptedApi({
    [`GET /api/estate/homes/${KEY}`]: sampleDetail({ home, facts: { address, placePrecision: "town" } }),
    [`GET /api/estate/risk/${REPORT}`]: { subject: { key: REPORT, name: "江東区木場五丁目" } },
    "GET /api/estate/places": { outcome: "several", items: [chome("一"), chome("五"), chome("五", "block")] },
  });
  const found = await findHome(KEY, new Date("2026-11-22T00:00:00Z"), api);
  return { found, asked: api.asked };
}

it("a home known to its 町 only comes with the 丁目 in which it may lie, and one whose 丁目 is told without", async () => {
  const [unknown, told] = [await chomesOf("東京都江東区木場"), await chomesOf("東京都江東区木場5丁目")];

  expect(unknown.found).toMatchObject({ ok: true, data: { chomes: [{ label: "江東区木場一丁目" }, { label: "江東区木場五丁目" }] } });
  expect(told.found).toMatchObject({ ok: true, data: { chomes: [] } });
  expect(told.asked.some(({ line }) => line.endsWith("/places"))).toBe(false);
});

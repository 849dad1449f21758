import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";

let db: Db;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  ({ db } = await testDatabase());
  api = testApi(db, null);
});

describe("prices by area", () => {
  it("are not there before sales are", async () => {
    for (const path of ["areas", "price-map.svg"]) expect((await api.app.request(`/api/estate/${path}`)).status, path).toBe(404);
  });

  it("are answered with the period they are of, and the key of the report of the busiest town", async () => {
    await insertRows(
      db,
      "sale",
      await aLoad(db),
      Array.from({ length: 24 }, () => aSaleRow()),
    );
    const { body } = await api.get("/api/estate/areas");

    expect(body).toMatchObject({
      ...{ isSample: false, from: "2023Q2", until: "2024Q1" },
      areas: [{ cityName: "江東区", medianYenPerM2: 1_000_000, n: 24, changePercent: null }],
      busyTowns: [{ town: "豊洲", homes: { fromM2: 60, toM2: 80, n: 24, low: 70_000_000 } }],
      map: { from: "2022Q2", until: "2024Q1", width: 640 },
    });
    expect(JSON.stringify(body)).toMatch(/"key":"town-[0-9a-z]{9}"/);
  });

  it("are drawn as a picture that never changes under its version", async () => {
    const { version } = (await api.get("/api/estate/areas")).body;
    const [own, other] = await Promise.all(
      [`?v=${version}`, "?v=0", ""].map((query) => api.app.request(`/api/estate/price-map.svg${query}`)),
    );

    expect(own?.headers.get("content-type")).toContain("image/svg+xml");
    expect(own?.headers.get("cache-control")).toContain("immutable");
    expect(other?.headers.get("cache-control")).toBe("public, max-age=60");
    const picture = (await own?.text()) ?? "";
    expect(picture).toMatch(/^<svg [^>]*width="640"/);
    for (const words of ["江東", "件数不足", "100万円以上"]) expect(picture).toContain(words);
    expect(picture).not.toMatch(/<script|<style|style=/);
  });
});

import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const PATH = "/homes/toyosu-residence";
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  await insertRows(site.db, "apartment", await aLoad(site.db), [anApartmentRow({ key: "seven-floors", floors: 7 })]);
});
beforeEach(async () => {
  await sql`delete from kept_home`.execute(site.db);
});

describe("what a member keeps", () => {
  it.each([
    ["GET", "/homes"],
    ["PUT", PATH],
    ["DELETE", PATH],
  ])("is for members only: %s %s", async (method, path) => {
    const headers = { "content-type": "application/json" };
    const answer = await site.api.app.request(`/api/mypage${path}`, { method, headers, ...(method === "PUT" && { body: "{}" }) });

    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is kept, listed and dropped", async () => {
    const me = await site.signedIn();
    const kept = await me.put(PATH, { floor: 5 });
    const home = { key: "toyosu-residence", label: "豊洲レジデンス", rest: "", told: {}, floor: 5, keptAt: expect.any(String) };

    expect([kept.status, kept.body]).toEqual([200, { items: [home] }]);
    expect((await me.get("/homes")).body).toEqual({ items: [home] });
    expect((await me.remove(PATH)).body).toEqual({ items: [] });
  });

  it("knows the subjects that are there", async () => {
    const me = await site.signedIn();

    expect((await me.put("/homes/nobody", {})).status).toBe(404);
    expect((await me.put("/homes/town-000000000", {})).status).toBe(404);
  });

  it("refuses a floor that the building does not have, and names it", async () => {
    const me = await site.signedIn();
    const { status, body } = await me.put("/homes/seven-floors", { floor: 8 });

    expect([status, body.errors]).toEqual([
      422,
      [{ field: "floor", reason: "too-large", message: "階は、建物の階数までで指定してください" }],
    ]);
  });

  it.each([
    { floor: 0 },
    { floor: 71 },
    { told: { built: 1600 } },
    { told: { built: 2099 } },
    { told: { structure: "gold" } },
    { told: { x: 1 } },
    { other: 1 },
    { rest: "<b>" },
  ])("refuses %j and keeps nothing", async (input) => {
    const me = await site.signedIn();

    expect((await me.put(PATH, input)).status).toBe(422);
    expect((await me.get("/homes")).body).toEqual({ items: [] });
  });
});

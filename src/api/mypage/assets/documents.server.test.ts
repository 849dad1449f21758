import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { named } from "#test/support/negotiation.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
});

it("a home has its owner checked by documents that are what their bytes say", async () => {
  const me = await site.signedIn();
  const begun = await me.post("/assets", { kind: "condo", key: anApartment().key, facts: { ...NO_FACTS, areaM2: 70 } });
  const { id, version } = begun.body.asset;
  const home = (await me.post(`/assets/${id}/steps`, { step: "register", version })).body;
  const send = (bytes: Uint8Array<ArrayBuffer>, seen: number, of = home.id) => {
    const body = new FormData();
    body.set("version", String(seen));
    body.append("files", new File([bytes], "登記.pdf", { type: "application/pdf" }));
    const headers = { authorization: `Bearer ${me.token}` };
    return site.api.app.request(`/api/mypage/assets/${of}/documents`, { method: "POST", headers, body });
  };
  const words = (text: string) => new TextEncoder().encode(text);
  expect((await me.get(`/assets/${home.id}/check`)).body).toEqual({ check: null, isNamed: false });
  const noName = { field: "files", reason: "name", message: "氏名が登録されていません。登録してから出してください" };
  const unnamed = await send(words("%PDF-1.7 x"), home.version);
  expect([unnamed.status, (await unnamed.json()).errors]).toEqual([422, [noName]]);
  await named(me, "見本");
  expect((await me.get(`/assets/${home.id}/check`)).body).toEqual({ check: null, isNamed: true });
  expect((await send(words("%PDF-1.7 x"), home.version, "nobody")).status).toBe(404);
  expect((await me.post(`/assets/${home.id}/documents`, { version: 1 })).status).toBe(415);
  const page = await send(words("<html>"), home.version);
  expect([page.status, (await page.json()).errors]).toEqual([
    422,
    [{ field: "files", reason: "type", message: "「登記.pdf」は、PDFとして読めませんでした。開けるか確かめて、選び直してください" }],
  ]);
  const sent = await send(words("%PDF-1.7 x"), home.version);

  expect([sent.status, (await sent.json()).state]).toEqual([200, "verifying"]);
  expect((await me.get(`/assets/${home.id}/check`)).body).toMatchObject({ check: { state: "waiting", words: null } });
  expect((await send(words("%PDF-1.7 x"), home.version + 1)).status).toBe(409);
});

it("a home has to be checked anew once its owner is called otherwise, also one that lies deleted; the same name again changes nothing", async () => {
  const me = await site.signedIn();
  await named(me, "見本");
  const ids: string[] = [];
  for (const state of ["verified", "deleted"]) {
    const body = { kind: "condo", key: anApartment().key, facts: { ...NO_FACTS, areaM2: 70 }, isAnother: true };
    const { id } = (await me.post("/assets", body)).body.asset;
    await sql`update owned_property set state = ${state}, deleted_from = ${state === "deleted" ? "verified" : null},
      deleted_at = ${state === "deleted" ? new Date() : null} where id = ${id}`.execute(site.db);
    ids.push(id);
  }
  const positions = async () =>
    (
      await sql<{ state: string; from: string | null }>`
      select state, deleted_from as from from owned_property where id = any(${ids}) order by state`.execute(site.db)
    ).rows;
  const rename = async (familyName: string) => {
    const { cities: _, ...info } = (await me.get("/user-info")).body;
    expect((await me.put("/user-info", { ...info, familyName })).status).toBe(200);
  };
  const verified = await positions();
  await rename("見本");
  expect(await positions()).toEqual(verified);
  await rename("別人");
  expect(await positions()).toEqual([
    { state: "deleted", from: "tracking" },
    { state: "tracking", from: null },
  ]);
});

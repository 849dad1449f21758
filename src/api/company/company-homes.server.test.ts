import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aCompany } from "#test/support/companies.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { staffCaller } from "#test/support/staff-caller.ts";

let site: MemberApi;
type Body = object | FormData;
type Ask = {
  (method: string, path: string, body?: Body): Promise<{ readonly status: number; readonly body: Awaited<ReturnType<Response["json"]>> }>;
  readonly headers: { readonly authorization: string };
};
let mine: Ask;
let theirs: Ask;
let billing: Ask;

/** What somebody of a company does, with a second factor and agreed to the terms. */
async function askingAs(worksAs: string): Promise<Ask> {
  const me = await staffCaller(site, { worksAs });
  const proof = { authorization: `Bearer ${me.token}` };
  const ask = async (method: string, path: string, body?: Body) => {
    const isForm = body instanceof FormData;
    const headers = { ...proof, ...(body && !isForm && { "content-type": "application/json" }) };
    const content = body && { body: isForm ? body : JSON.stringify(body) };
    const answer = await site.api.app.request(`/api/company${path}`, { method, headers, ...content });
    return { status: answer.status, body: await answer.json() };
  };
  return Object.assign(ask, { headers: proof });
}

beforeAll(async () => {
  site = await memberApi();
  for (const id of ["one", "two"]) await aCompany(site.db, { id });
  const load = await aLoad(site.db, "sample");
  const ofOne = { company_id: "one", next_update_on: "2026-12-01" };
  await insertRows(site.db, "listing", load, [
    aListingRow({ ...ofOne, id: "shown" }),
    aListingRow({ ...ofOne, id: "due", next_update_on: "2026-11-22", title: "有明の家" }),
    aListingRow({ ...ofOne, id: "faulty", faults: ["built-missing", "layout-missing"] }),
    aListingRow({ company_id: "two", id: "theirs", next_update_on: "2026-12-01" }),
  ]);
  await sql`insert into home_report (listing_id, dwelling_key, reason, note, reported_at)
    values ('shown', 'd-shown', 'sold', '電話で聞きました', ${site.clock.now()})`.execute(site.db);
  mine = await askingAs("agent-one");
  theirs = await askingAs("agent-two");
  billing = await askingAs("billing-one");
});

describe("the homes of a company", () => {
  it("are counted with what is wrong, and listed by what they ask for", async () => {
    const { body } = await mine("GET", "/overview");
    expect(body).toEqual({
      counts: { all: 3, shown: 2, faulty: 1, due: 1, applied: 0, ended: 0, reported: 1 },
      faults: [
        { fault: "built-missing", count: 1 },
        { fault: "layout-missing", count: 1 },
      ],
    });
    const ids = async (query: string) => (await mine("GET", `/listings?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids("filter=faulty")).toEqual(["faulty"]);
    expect(await ids("fault=layout-missing")).toEqual(["faulty"]);
    expect(await ids(`text=${encodeURIComponent("有明")}`)).toEqual(["due"]);
    expect(await ids(`text=${encodeURIComponent("%")}`)).toEqual([]);
  });

  it("are nobody else's, in any way", async () => {
    for (const [method, path, body] of [
      ["GET", "/listings/shown", undefined],
      ["POST", "/listings/shown/events", { event: "suspend" }],
      ["PUT", "/listings/shown/price", { price: 1_000_000 }],
      ["PUT", "/listings/shown/still-offered", {}],
      ["DELETE", "/reports/1", undefined],
    ] as const)
      expect((await theirs(method, path, body)).status, path).toBe(404);
    expect((await theirs("GET", "/listings")).body.items).toMatchObject([{ id: "theirs" }]);
    for (const path of ["/overview", "/listings", "/listings/shown", "/uploads", "/inquiries"])
      expect((await billing("GET", path)).body.type, path).toBe("/problems/not-allowed");
    expect((await mine("GET", "/listings/shown")).body).toMatchObject({ state: "active", isShown: true });
  });

  it("change their state and price, and what visitors report is settled", async () => {
    const staff = mine;
    const before = (await staff("GET", "/listings/shown")).body;
    expect(before).toMatchObject({
      events: ["apply", "sell", "suspend"],
      reports: { items: [{ reason: "sold", note: "電話で聞きました" }], total: 1 },
    });
    expect((await staff("DELETE", `/reports/${before.reports.items[0].id}`)).body.counts).toMatchObject({ reported: 0 });

    const applied = await staff("POST", "/listings/shown/events", { event: "apply" });
    expect(applied.body).toMatchObject({
      state: "applied",
      isShown: false,
      events: ["fall-through", "sell", "suspend"],
      reports: { items: [], total: 0 },
    });
    expect((await staff("POST", "/listings/shown/events", { event: "restore" })).body).toMatchObject({ status: 409, state: "applied" });
    expect((await staff("POST", "/listings/shown/events", { event: "archive" })).status).toBe(422);

    const priced = await staff("PUT", "/listings/shown/price", { price: 50_000_000 });
    expect(priced.body).toMatchObject({ price: 50_000_000 });
    expect(priced.body.prices.at(-1)).toMatchObject({ price: 50_000_000 });
    expect((await staff("PUT", "/listings/shown/price", { price: 5 })).body.errors).toMatchObject([{ field: "price" }]);
    expect((await staff("POST", "/listings/shown/events", { event: "sell" })).body).toMatchObject({ state: "sold", events: [] });
    expect((await staff("PUT", "/listings/shown/price", { price: 40_000_000 })).status).toBe(409);
  });
});

describe("a picture that staff send as a file", () => {
  const form = (bytes: Uint8Array) => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(bytes)], "IMG_1.jpg"));
    return body;
  };

  it("is kept upright without its place, shown to everybody, and taken away again by its own company alone", async () => {
    const phone = await sharp({ create: { width: 40, height: 20, channels: 3, background: "grey" } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "35/1 39/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const path = "/listings/due/photos";
    expect((await theirs("POST", path, form(phone))).status).toBe(404);
    expect((await billing("POST", path, form(phone))).body.type).toBe("/problems/not-allowed");
    const { photos } = (await mine("POST", path, form(phone))).body;
    expect(photos).toEqual([{ url: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/), state: "kept", fault: null }]);
    expect((await mine("POST", path, form(phone))).status).toBe(409);

    const shown = await site.api.app.request(`/api/estate/photos/${photos[0].hash}/large`);
    const { width, height, exif, format } = await sharp(await shown.arrayBuffer()).metadata();
    expect([shown.status, width, height, exif, format]).toEqual([200, 20, 40, undefined, "webp"]);

    expect((await theirs("DELETE", `${path}/${photos[0].hash}`)).status).toBe(404);
    expect((await mine("DELETE", `${path}/${photos[0].hash}`)).body.photos).toEqual([]);
  });

  it("is refused where it is none, whatever it is called, and where it is too large", async () => {
    const { status, body } = await mine("POST", "/listings/due/photos", form(Buffer.from("<html><script>")));
    expect([status, body.errors[0].field]).toEqual([422, "file"]);
    expect(body.errors[0].message).toContain("画像として読めません");
    expect((await mine("POST", "/listings/due/photos", form(new Uint8Array(15 * 1024 * 1024 + 1)))).status).toBe(413);
    expect((await mine("GET", "/listings/due")).body.photos).toEqual([]);
  });
});

describe("a file that staff hand in", () => {
  const form = (text: string, changes: Record<string, string> = {}) => {
    const body = new FormData();
    body.append("file", new File([text], "物件.csv"));
    for (const [name, value] of Object.entries({ isFull: "no", isDry: "yes", ...changes })) body.append(name, value);
    return body;
  };

  it("is refused as a whole where it is no file of homes, and is kept in the history of its company alone", async () => {
    const { status, body } = await mine("POST", "/uploads", form("a,b\n1,2\n"));
    expect([status, body.run]).toMatchObject([200, { fileName: "物件.csv", state: "refused", refusal: "unknown-layout" }]);
    expect(body.run).not.toHaveProperty("actor");
    const named = form("a,b\n1,2\n");
    named.set("file", new File(["x"], "長".repeat(300)));
    expect((await theirs("POST", "/uploads", named)).body.run.fileName).toBe("長".repeat(120));
    expect((await mine("GET", "/uploads")).body.items).toMatchObject([{ id: body.run.id }]);
    expect((await theirs("GET", "/uploads")).body.items.map(({ id }: { id: number }) => id)).not.toContain(body.run.id);
    expect((await theirs("GET", `/uploads/${body.run.id}`)).status).toBe(404);
    expect((await theirs("POST", `/uploads/${body.run.id}/confirmation`, {})).status).toBe(404);
    expect((await mine("POST", `/uploads/${body.run.id}/confirmation`, {})).status).toBe(409);
  });

  it("is told row by row what is wrong, and a dry run changes nothing", async () => {
    const template = await (await site.api.app.request("/api/feeds/template.csv")).text();
    const { body } = await mine("POST", "/uploads", form(template));
    expect(body.run).toMatchObject({ state: "dry", refusal: null });
    expect(body.run.counts.read).toBeGreaterThan(0);
    expect((await mine("GET", "/overview")).body.counts.all).toBe(3);
  });

  it("tells every row that was not taken in as a file, in which nothing is a formula, and to its company alone", async () => {
    const template = await (await site.api.app.request("/api/feeds/template.csv")).text();
    const broken = template.replace("例-土地", "=1+1").replace("9,800,000", "応談");
    const { id } = (await mine("POST", "/uploads", form(broken))).body.run;
    const { status, body } = await mine("GET", `/uploads/${id}/rejections`);
    expect(status).toBe(200);
    expect(body.csv).toContain(`4,'=1+1,価格(円),数字として読めません,応談`);
    expect((await theirs("GET", `/uploads/${id}/rejections`)).status).toBe(404);
    expect((await billing("GET", `/uploads/${id}/rejections`)).status).toBe(403);
    const { items } = (await mine("GET", "/uploads?limit=1")).body;
    expect(items).toMatchObject([{ id }]);
    expect(items[0]).not.toHaveProperty("changes");
  });

  it("is not even read of who may not send it", async () => {
    const { authorization } = billing.headers;
    const never = new ReadableStream<Uint8Array>();
    const headers = { authorization, "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body: never, duplex: "half" };
    const sent = new Request("http://localhost/api/company/uploads", init);
    expect((await site.api.app.request(sent)).status).toBe(403);
  });

  it("is refused to who may not, and without a file", async () => {
    expect((await billing("POST", "/uploads", form("x"))).body.type).toBe("/problems/not-allowed");
    expect((await mine("POST", "/uploads", form("x", { isDry: "perhaps" }))).status).toBe(422);
    expect((await mine("POST", "/uploads", { file: "x" })).status).toBe(415);
  });
});

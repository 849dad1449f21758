import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { readApplication, SETUP_LETTER, sendApplication } from "./apply/application.ts";
import { readWishTyped, typedOfWish } from "./form/wish-typed.ts";
import { findTarget, redirectSearch } from "./frame/find-target.ts";
import { findAreas, findTenant, tenantSearch } from "./frame/find-tenant.ts";
import { findVisit, readFragment } from "./frame/visit.ts";

const TOKEN = "a".repeat(43);
const company = {
  ...{ company: "見本ホーム", licence: "東京都知事免許（１）第99999号", address: "東京都江東区豊洲1-1-1", person: "山田 花子" },
  ...{ phone: "０３-1234-5678", email: "ａ@example.jp", plan: "small" },
};
const setup = { listingSource: "all", terms: "on" };
const input = {
  ...{ company: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1", person: "山田 花子" },
  ...{ phone: "+81312345678", email: "a@example.jp" },
  plan: "small",
  listingSource: "all",
  termsVersion: TERMS_VERSION,
} as const;

describe("an application of a broker", () => {
  it("is both pages as they were meant, without what was left empty", () => {
    expect(readApplication(setup, company)).toEqual({ ok: true, input });
    expect(readApplication({ ...setup, mailDomain: "info@Example.jp", leaveEmpty: "x" }, company)).toEqual({
      ok: true,
      input: { ...input, mailDomain: "example.jp", leaveEmpty: "x" },
    });
  });

  it.each([
    ["no first page", setup, null, ["listingSource"]],
    ["a first page with a licence of nobody", setup, { ...company, licence: "12" }, ["listingSource"]],
    ["no consent to the terms", { listingSource: "all" }, company, ["terms"]],
    ["nothing of its second page", {}, company, ["listingSource", "terms"]],
  ])("is not sent with %s", (_name, typed, first, fields) => {
    const read = readApplication(typed, first);
    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(fields);
  });

  it("has a number once it is sent, and says what the service refuses", async () => {
    const api = scriptedApi({ "POST /api/recommender/applications": { id: "K1", receivedAt: "2026-11-24T00:00:00Z", isRepeated: true } });
    expect(await sendApplication(input, { ...api, isOnline: true })).toEqual({
      ok: true,
      receipt: { id: "K1", dueOn: null, isRepeated: true },
    });
    const errors = [{ field: "mailDomain", reason: "format", message: "ドメインを確認してください" }];
    const failing = scriptedApi({ "POST /api/recommender/applications": refused(422, { errors }) });
    expect(await sendApplication(input, { ...failing, isOnline: true })).toMatchObject({
      ok: false,
      failure: { issues: [{ field: "mailDomain" }] },
    });
    expect(SETUP_LETTER.fields.map(({ name }) => name)).toContain("mailDomain");
  });
});

describe("the one-page form of a condition", () => {
  const places = [
    { code: "13108", name: "江東区" },
    { code: "13101", name: "千代田区" },
  ];
  const typed = {
    "area-13108": "on",
    "kind-condo": "on",
    "layout-2LDK": "on",
    purpose: "investment",
    walk: "10",
    age: "",
    priceMax: "6,000",
  };

  it("is a condition, and a condition is the form again", () => {
    const read = readWishTyped(typed, places);
    if (!read.ok) throw new Error("not read");
    expect(read.input).toMatchObject({
      ...{ channels: ["normal"], placeMode: "area", areas: [places[0]], kinds: ["condo"], layouts: ["2LDK"], purpose: "investment" },
      ...{ walkMinutesMax: 10, ageYearsMax: null, price: { min: null, max: 60_000_000 } },
    });
    expect(readWishTyped(typedOfWish(read.input), places)).toEqual(read);
  });

  it("leaves what it does not ask as it was", () => {
    const read = readWishTyped(typed, places);
    const before = read.ok ? { ...read.input, hasPets: true, areaM2: { min: 50, max: 90 } } : undefined;
    expect(readWishTyped({ ...typed, areaM2Min: "60" }, places, before)).toMatchObject({
      ok: true,
      input: { hasPets: true, areaM2: { min: 60, max: 90 } },
    });
  });

  it("says all that is wrong at once", () => {
    const read = readWishTyped({ priceMin: "7,000", priceMax: "6,000" }, places);
    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(["areas", "kinds", "priceMax"]);
  });
});

describe("the link of a mail", () => {
  it.each([
    [`#t=${TOKEN}`, { kind: "open", token: TOKEN }],
    [`#s=${TOKEN}`, { kind: "stop", token: TOKEN }],
    ["#t=short", null],
    ["", null],
  ])("%s is read from the fragment", (hash, read) => {
    expect(readFragment(hash)).toEqual(read);
  });

  it("opens the pages of its customer, and says when it is over", async () => {
    const open = { kind: "open", token: TOKEN } as const;
    const visit = { tenant: {}, name: null, address: null, state: "active", queries: [] };
    const services = (answer: object) => scriptedApi({ "POST /api/recommender/visits": answer, "GET /api/recommender/visit": answer });
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    // Where no link was opened nobody is asked.
    expect(await findVisit(null, services(visit), storage)).toEqual({ kind: "none" });
    expect(await findVisit(open, services(visit), storage)).toEqual({ kind: "open", visit });
    expect(await findVisit(null, services(visit), storage)).toEqual({ kind: "open", visit });
    expect(await findVisit(open, services(refused(404, { state: "expired" })))).toEqual({ kind: "expired", token: TOKEN });
    expect(await findVisit(open, services(refused(404)))).toEqual({ kind: "none" });
    expect(await findVisit(null, services(refused(500)), storage)).toEqual({ kind: "failed" });
    expect(await findVisit(null, services(refused(404)), storage)).toEqual({ kind: "none" });
    expect(kept.size).toBe(0);
    const untouched = services(visit);
    expect(await findVisit({ kind: "stop", token: TOKEN }, untouched)).toEqual({ kind: "stop", token: TOKEN });
    expect(untouched.asked).toEqual([]);
  });
});

describe("a page of a tenant", () => {
  it("is of the tenant that its address names, or of nobody", async () => {
    expect(tenantSearch({ t: "mihon-home" })).toEqual({ t: "mihon-home" });
    expect(tenantSearch({ t: "../x" })).toEqual({ t: undefined });
    const services = (answer: object) => scriptedApi({ "GET /api/recommender/tenants/mihon-home": answer });
    expect(await findTenant({ t: "mihon-home" }, services({ key: "mihon-home" }))).toEqual({ key: "mihon-home" });
    expect(await findTenant({ t: "mihon-home" }, services(refused(404)))).toBe("unknown");
    expect(await findTenant({ t: "mihon-home" }, services(refused(500)))).toBe("failed");
    expect(await findTenant({}, services({}))).toBe("unknown");
  });

  it("leads on to hosts of its tenant, as its address says", async () => {
    const search = redirectSearch({ t: "mihon-home", to: "https://www.mihon-home.example/", home: "h1", more: "x" });
    expect(search).toMatchObject({ t: "mihon-home", to: "https://www.mihon-home.example/", home: "h1" });
    const target = { url: "https://www.mihon-home.example/", host: "www.mihon-home.example" };
    const services = (answer: object) =>
      scriptedApi({
        "GET /api/recommender/tenants/mihon-home": { key: "mihon-home" },
        "GET /api/recommender/tenants/mihon-home/target": answer,
      });
    expect(await findTarget(search, services(target))).toEqual({ tenant: { key: "mihon-home" }, target });
    expect(await findTarget(search, services(refused(404)))).toBe("unknown");
    expect(await findTarget(search, services(refused(503)))).toBe("failed");
    expect(await findTarget({ t: "mihon-home" }, services(target))).toBe("unknown");
    expect(await findTarget({}, services(target))).toBe("unknown");
  });

  it("offers the areas with homes, most homes first", async () => {
    const items = [
      { code: "11", name: "埼玉県", count: 1 },
      { code: "13", name: "東京都", count: 9 },
      { code: "14", name: "神奈川県", count: 0 },
    ];
    const api = scriptedApi({
      "GET /api/estate/homes/areas": (request: Request) =>
        Response.json({ items: request.url.includes("parent") ? [{ code: "13108", name: "江東区", count: 3 }] : items }),
    });
    expect((await findAreas(api))?.map(({ name }) => name)).toEqual(["東京都", "埼玉県"]);
    expect(await findAreas(scriptedApi({ "GET /api/estate/homes/areas": refused(500) }))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleApartment, sampleReport } from "#web/risk/samples/samples.ts";
import { findNear, findReport } from "./find-report.ts";

const item = (kind: SuggestItem["kind"], reference: string): SuggestItem => ({
  kind,
  label: reference,
  detail: "",
  reference,
  prefecture: null,
  cityCode: null,
  town: null,
  place: null,
});
type Answers = NonNullable<Parameters<typeof scriptedApi>[0]>;

/** Services that answer a report as they are told, and suggest what is given; null: they suggest nothing, being down. */
function services(report: Answers[string], items: readonly SuggestItem[] | null = []) {
  return scriptedApi({
    "GET /api/estate/risk/sample-apartment": report,
    ...(items && { "GET /api/estate/suggest": { items } }),
  });
}

describe("the report of a building", () => {
  it("is asked for with floor and weights", async () => {
    const api = services(sampleReport);

    expect(await findReport(sampleApartment.key, { floor: 3 }, api)).toEqual({ ok: true, report: sampleReport });
    expect(api.asked).toMatchObject([{ query: { floor: "3" } }]);
  });

  it("for a floor that the building does not have is that of its highest", async () => {
    const tooHigh = refused(422, { errors: [{ field: "floor", reason: "too-large", message: "階は、建物の階数までで指定してください" }] });
    const subject = { ...sampleReport.subject, floors: 7 };
    const api = services((request) => {
      const floor = new URL(request.url).searchParams.get("floor");
      return Number(floor) > 7
        ? tooHigh(request)
        : Response.json({ ...sampleReport, subject, floor: floor === null ? null : Number(floor) });
    });

    expect(await findReport(sampleApartment.key, { floor: 30, w: "1-1-1-1-1-1" }, api)).toMatchObject({ ok: true, report: { floor: 7 } });
    expect(api.asked.map(({ query }) => query)).toEqual([
      { floor: "30", w: "1-1-1-1-1-1" },
      { w: "1-1-1-1-1-1" },
      { floor: "7", w: "1-1-1-1-1-1" },
    ]);
  });

  it("is told no year in which no building can be finished", async () => {
    const tooLate = refused(422, { errors: [{ field: "built", reason: "too-large", message: "" }] });
    const api = services((request) => (request.url.includes("built") ? tooLate(request) : Response.json(sampleReport)));

    expect(await findReport(sampleApartment.key, { built: 2099, floors: 7 }, api)).toEqual({ ok: true, report: sampleReport });
    expect(api.asked.map(({ query }) => query)).toEqual([{ built: "2099", floors: "7" }, { floors: "7" }]);
  });

  it("that is refused for its floor though the height is not known is the whole building's", async () => {
    const tooHigh = refused(422, { errors: [{ field: "floor", reason: "too-large", message: "" }] });
    const whole = { ...sampleReport, subject: { ...sampleReport.subject, floors: null }, floor: null };
    const api = services((request) => (request.url.includes("floor") ? tooHigh(request) : Response.json(whole)));

    expect(await findReport(sampleApartment.key, { floor: 30 }, api)).toMatchObject({ ok: true, report: { floor: null } });
    expect(api.asked).toHaveLength(2);
  });

  it("of an unknown key comes with buildings of a similar name, and with nothing else", async () => {
    const found = await findReport("sample-apartment", {}, services(refused(404), [item("town", "豊洲"), item("apartment", "a1")]));

    expect(found).toEqual({
      ok: false,
      missing: { apartmentKey: "sample-apartment", outside: null, near: [item("apartment", "a1")], hasBuildings: true },
    });
  });

  it("of a place where no town is known lies outside: its key is no name to look near", async () => {
    const place = { lon: 127.68, lat: 26.21 };
    const key = placeKeyOf({ precision: "point", place });
    const api = scriptedApi({ [`GET /api/estate/risk/${key}`]: refused(404) });

    expect(await findReport(key, {}, api)).toMatchObject({ ok: false, missing: { apartmentKey: key, outside: place, near: [] } });
    expect(api.asked).toHaveLength(1);
  });

  it("that could not be had is not a missing building", async () => {
    expect(await findReport("sample-apartment", {}, services(refused(503)))).toMatchObject({ ok: false, problem: { status: 503 } });
  });
});

const MARKET = "GET /api/estate/market";

describe("names near a key", () => {
  const near = (key: string, items: readonly SuggestItem[] | null) => findNear(key, services(sampleReport, items));

  it("are looked for among twenty suggestions, by no more text than the service takes", async () => {
    const api = services(sampleReport, []);
    await findNear(` ${"あ".repeat(80)} `, api);

    expect(api.asked.map(({ query }) => query)).toEqual([{}, { q: "あ".repeat(60), limit: "20" }]);
  });

  it("are not looked for by nothing", async () => {
    const api = services(sampleReport, [item("apartment", "a1")]);
    await findNear("  ", api);

    expect(api.asked.map(({ line }) => line)).toEqual([MARKET]);
  });

  it.each([true, false])("come with whether there is any building: %j", async (hasBuildings) => {
    expect(await findNear("x", scriptedApi({ [MARKET]: { hasBuildings } }))).toMatchObject({ hasBuildings });
  });

  it("are five at most", async () => {
    expect(
      (
        await near(
          "x",
          Array.from({ length: 9 }, (_, index) => item("apartment", String(index))),
        )
      ).near,
    ).toHaveLength(5);
  });

  it.each([
    ["an empty key", " ", []],
    ["a service that does not answer", "x", null],
  ])("are none for %s", async (_, key, items) => {
    expect((await near(key, items)).near).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
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

  it("of an unknown key comes with buildings of a similar name, and with nothing else", async () => {
    const found = await findReport("sample-apartment", {}, services(refused(404), [item("town", "豊洲"), item("apartment", "a1")]));

    expect(found).toEqual({ ok: false, missing: { apartmentKey: "sample-apartment", near: [item("apartment", "a1")] } });
  });

  it("that could not be had is not a missing building", async () => {
    expect(await findReport("sample-apartment", {}, services(refused(503)))).toMatchObject({ ok: false, problem: { status: 503 } });
  });
});

describe("names near a key", () => {
  const near = (key: string, items: readonly SuggestItem[] | null) => findNear(key, services(sampleReport, items));

  it("are looked for among twenty suggestions, by no more text than the service takes", async () => {
    const api = services(sampleReport, []);
    await findNear(` ${"あ".repeat(80)} `, api);

    expect(api.asked.map(({ query }) => query)).toEqual([{ q: "あ".repeat(60), limit: "20" }]);
  });

  it("are not looked for by nothing", async () => {
    const api = services(sampleReport, [item("apartment", "a1")]);
    await findNear("  ", api);

    expect(api.asked).toEqual([]);
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

import { describe, expect, it } from "vitest";
import type { Answer, RiskReportResponse, SuggestItem } from "#api/client.ts";
import { findNear, findReport } from "./find-report.ts";
import { sampleApartment, sampleReport } from "./samples.ts";

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
const refused = (status: number) => ({ ok: false as const, problem: { type: "about:blank", title: "refused", status } });

/** Services that answer as they are told, and note what they were asked. */
function services(answer: Answer<RiskReportResponse>, items: readonly SuggestItem[] | null = []) {
  const asked: string[] = [];
  return {
    asked,
    risk: {
      report: async (key: string, query: object = {}) => {
        asked.push(`${key} ${JSON.stringify(query)}`);
        return answer;
      },
    },
    estate: {
      suggest: async ({ q }: { q: string }) => {
        asked.push(q);
        return items === null ? refused(503) : { ok: true as const, value: { items: [...items] } };
      },
    },
  };
}

describe("the report of a building", () => {
  it("is asked for with floor and weights", async () => {
    const { asked, ...given } = services({ ok: true, value: sampleReport });

    expect(await findReport(sampleApartment.key, { floor: 3 }, given)).toEqual({ ok: true, report: sampleReport });
    expect(asked).toEqual(['sample-apartment {"floor":3}']);
  });

  it("of an unknown key comes with buildings of a similar name, and with nothing else", async () => {
    const found = await findReport("豊洲", {}, services(refused(404), [item("town", "豊洲"), item("apartment", "a1")]));

    expect(found).toEqual({ ok: false, missing: { apartmentKey: "豊洲", near: [item("apartment", "a1")] } });
  });

  it("that could not be had is not a missing building", async () => {
    expect(await findReport("a", {}, services(refused(503)))).toMatchObject({ ok: false, problem: { status: 503 } });
  });
});

describe("names near a key", () => {
  const near = (key: string, items: readonly SuggestItem[] | null) =>
    findNear(key, services({ ok: true, value: sampleReport }, items).estate);

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

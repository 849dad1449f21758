import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findResult } from "./find-result.ts";
import { sampleEstimate, sampleSimilar } from "./samples.ts";

const history = { scope: "town", label: "江東区豊洲", points: [] };
const estimate = { "GET /api/estimate/estimates/e-1": { ...sampleEstimate, id: "e-1" } };

describe("the parts of a result", () => {
  it("are the estimate, the history of its town and towns like it, for the same kind of home", async () => {
    const api = scriptedApi({ ...estimate, "GET /api/estate/history": history, "GET /api/estate/similar-towns": sampleSimilar });

    expect(await findResult("e-1", api)).toEqual({
      ok: true,
      estimate: { ...sampleEstimate, id: "e-1" },
      around: { history, similar: sampleSimilar },
    });
    for (const { query } of api.asked.slice(1)) expect(query).toEqual({ cityCode: "13108", town: "豊洲", kind: "condo" });
  });

  it("stand without what lies around where that cannot be had", async () => {
    expect(await findResult("e-1", scriptedApi(estimate))).toMatchObject({ ok: true, around: { history: null, similar: null } });
  });

  it.each([404, 503])("are none without the estimate (%d), and nothing around is asked for", async (status) => {
    const api = scriptedApi({ "GET /api/estimate/estimates/e-1": refused(status) });

    expect(await findResult("e-1", api)).toMatchObject({ ok: false, problem: { status } });
    expect(api.asked).toHaveLength(1);
  });
});

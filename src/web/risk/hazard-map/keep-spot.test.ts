import { describe, expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { sampleHazards } from "#web/risk/samples/detail-samples.ts";
import { keepSpot } from "./keep-spot.ts";

const HAZARDS = "GET /api/estate/hazards";
const TOYOSU = { lon: 139.7935, lat: 35.6555 };
const TATSUMI = { lon: 139.81, lat: 35.645 };

/** A service whose answers are let go one by one, in any order. */
function heldService() {
  const gates: ((answer: Response) => void)[] = [];
  const api = scriptedApi({ [HAZARDS]: () => new Promise<Response>((resolve) => gates.push(resolve)) });
  const kept = keepSpot(() => api.estate);
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const ask = async (place: typeof TOYOSU) => {
    void kept.ask(place);
    await settled();
  };
  const answer = async (index: number, response: Response) => {
    gates[index]?.(response);
    await settled();
  };
  return { asked: api.asked, ask, answer, settled, spot: () => kept.state().spot };
}

const found = () => Response.json(sampleHazards);
const down = () => Response.json({ type: "/problems/x", title: "x", status: 503 }, { status: 503 });

describe("a spot of the map", () => {
  it("is none before a click, waits from the click on, and then has what layers found there", async () => {
    const { spot, ask, answer } = heldService();
    expect(spot()).toBeNull();

    await ask(TOYOSU);
    expect(spot()).toEqual({ place: TOYOSU, isBuilding: false, state: "waiting" });
    await answer(0, found());

    expect(spot()).toEqual({ place: TOYOSU, isBuilding: false, state: "ok", hazards: sampleHazards });
  });

  it("is the one that was clicked last, though an earlier answer comes later", async () => {
    const { spot, ask, answer } = heldService();
    await ask(TOYOSU);
    await ask(TATSUMI);
    await answer(1, Response.json([]));
    await answer(0, found());

    expect(spot()).toEqual({ place: TATSUMI, isBuilding: false, state: "ok", hazards: [] });
  });

  it("does not fail for an earlier one that does", async () => {
    const { spot, ask, answer } = heldService();
    await ask(TOYOSU);
    await ask(TATSUMI);
    await answer(0, down());

    expect(spot()).toEqual({ place: TATSUMI, isBuilding: false, state: "waiting" });
  });

  it("that could not be asked about can be asked about once more, at the same place", async () => {
    const { spot, ask, answer, asked, settled } = heldService();
    await ask(TOYOSU);
    await answer(0, down());
    const failed = spot();
    expect(failed).toMatchObject({ place: TOYOSU, state: "failed" });

    if (failed?.state === "failed") failed.retry?.();
    expect(spot()).toMatchObject({ state: "waiting" });
    await settled();
    await answer(1, found());

    expect(spot()).toMatchObject({ place: TOYOSU, state: "ok" });
    expect(asked[1]?.query).toEqual(asked[0]?.query);
  });

  it("is asked for to about ten centimetres: nobody clicks more exactly", async () => {
    const { ask, asked } = heldService();
    await ask({ lon: 139.793_512_345_6, lat: 35.655_499_999_9 });

    expect(asked).toMatchObject([{ line: HAZARDS, query: { lon: "139.793512", lat: "35.6555" } }]);
  });
});

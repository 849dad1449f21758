import { describe, expect, it } from "vitest";
import type { FoundPlace } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { foundChome } from "#web/risk/samples/guide-samples.ts";
import { devicePosition } from "./device-position.ts";
import { keepPoint, type Located } from "./keep-point.ts";

const PLACE = { lon: 139.8297931, lat: 35.7275138 };
const ROUNDED = { lon: 139.82979, lat: 35.72751 };
const found: FoundPlace = { ...foundChome, kind: "point", precision: "point", label: "墨田区八広六丁目付近" };
const ANSWERED = { "GET /api/estate/places": { outcome: "one", items: [found] } };

function point(answers: Parameters<typeof scriptedApi>[0], position: Located = { ok: true, place: PLACE, accuracyM: 20 }) {
  const api = scriptedApi(answers);
  const led: FoundPlace[] = [];
  const kept = keepPoint({ estate: () => api.estate, position: async () => position, onExact: (place) => led.push(place) });
  return { kept, led, api, state: () => kept.state().point };
}

describe("a clicked point", () => {
  it("is looked up to about a metre, and shown: the visitor leads on", async () => {
    const { kept, led, api, state } = point(ANSWERED);
    await kept.pick(PLACE);

    expect(api.asked.map(({ query }) => query)).toEqual([{ lat: "35.72751", lon: "139.82979" }]);
    expect(state()).toEqual({ kind: "found", place: ROUNDED, found, accuracyM: null });
    expect(led).toEqual([]);
  });

  it.each([
    [{ "GET /api/estate/places": { outcome: "none", items: [] } }, "outside"],
    [{ "GET /api/estate/places": refused(503) }, "failed"],
  ])("%j: %s", async (answers, kind) => {
    const { kept, state } = point(answers);
    await kept.pick(PLACE);

    expect(state()).toEqual({ kind, place: ROUNDED });
  });

  it("is forgotten when its balloon is closed, also while the answer is on its way", async () => {
    const { kept, state } = point(ANSWERED);
    const asking = kept.pick(PLACE);
    expect(state().kind).toBe("looking");
    kept.close();
    await asking;

    expect(state()).toEqual({ kind: "idle" });
  });
});

describe("the visitor's position", () => {
  it("leads to its report where it is exact", async () => {
    const { kept, led } = point(ANSWERED);
    await kept.locate();

    expect(led).toEqual([found]);
  });

  it("is shown first, with how far off it may be, where it is not", async () => {
    const { kept, led, state } = point(ANSWERED, { ok: true, place: PLACE, accuracyM: 800 });
    await kept.locate();

    expect(led).toEqual([]);
    expect(state()).toMatchObject({ kind: "found", accuracyM: 800 });
  });

  it("that is refused is told with its reason, and nothing is looked up", async () => {
    const { kept, api, state } = point(ANSWERED, { ok: false, reason: "denied" });
    await kept.locate();

    expect(state()).toEqual({ kind: "refused", reason: "denied" });
    expect(api.asked).toEqual([]);
  });

  it("leads nowhere where no town is known", async () => {
    const { kept, led, state } = point({ "GET /api/estate/places": { outcome: "none", items: [] } });
    await kept.locate();

    expect([led, state().kind]).toEqual([[], "outside"]);
  });
});

describe("what a device says", () => {
  const device = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
    devicePosition({ getCurrentPosition: (ok, no) => answer(ok, no ?? (() => undefined)) });
  const failing = (code: number) => device((_, no) => no({ code } as GeolocationPositionError));

  it("is a point and how far off it may be", async () => {
    const coords = { longitude: 139.8, latitude: 35.7, accuracy: 12 };

    expect(await device((ok) => ok({ coords } as GeolocationPosition))).toEqual({
      ok: true,
      place: { lon: 139.8, lat: 35.7 },
      accuracyM: 12,
    });
  });

  it.each([
    [1, "denied"],
    [2, "unavailable"],
    [3, "timeout"],
    [9, "unavailable"],
  ])("is refused by code %i: %s", async (code, reason) => {
    expect(await failing(code)).toEqual({ ok: false, reason });
  });

  it("is nothing in a browser that cannot", async () => {
    expect(await devicePosition(undefined)).toEqual({ ok: false, reason: "unsupported" });
  });
});

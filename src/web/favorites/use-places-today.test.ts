import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findPlacesToday } from "./use-places-today.ts";

const here = { kind: "area", key: "13108", area: "13108", onOffer: 12, newHomes: 2 };

describe("what is on offer at places that are kept", () => {
  it("is told by their marks, fifty asked for at a time, and of nothing where nothing is kept", async () => {
    const api = scriptedApi({ "GET /api/estate/kept-places": { items: [here] } });
    const marks = Array.from({ length: 51 }, (_, i) => `area:${13_000 + i}`);

    expect((await findPlacesToday(marks, api.estate)).get("area:13108")).toEqual(here);
    expect(api.asked).toHaveLength(2);
    expect((await findPlacesToday([], scriptedApi().estate)).size).toBe(0);
  });

  it("is missing where it cannot be asked for", async () => {
    const api = scriptedApi({ "GET /api/estate/kept-places": refused(500) });
    expect((await findPlacesToday(["area:13108"], api.estate)).size).toBe(0);
  });
});

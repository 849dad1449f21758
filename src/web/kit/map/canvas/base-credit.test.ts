import { type IControl, Map as MapLibre } from "maplibre-gl";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { PLAIN_MAPS, type SiteMaps } from "#wire/site-maps.ts";
import { addCredits } from "./base-credit.ts";

const NOTE = "鉄道は駅を結んだ略図です";
const TILED: SiteMaps = { ...PLAIN_MAPS, base: { template: "https://tiles.example/{z}/{x}/{y}.png", credit: "例示地図" } };

/** The credits of a map that is `width` wide, whose tiles say `told` of themselves. */
async function credits(told: object | null, maps: SiteMaps = PLAIN_MAPS, width = 390) {
  await livePage(null);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return told ? Response.json(told) : new Response("no", { status: 503 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const container = document.createElement("div");
  Object.defineProperty(container, "clientWidth", { value: width });
  const parts = {
    getContainer: () => container,
    addControl: (control: IControl) => void container.append(control.onAdd(map)),
  };
  const map: MapLibre = Object.assign(Object.create(MapLibre.prototype), parts);
  const { show } = addCredits(map, maps);
  await vi.waitFor(() => expect(asked).toHaveLength(maps.base ? 0 : 1));
  return { container, show, unfolded: () => container.querySelector("details")?.open, text: () => container.textContent };
}

describe("the credits on a map", () => {
  it("say in words that railways are a sketch, also where the sources are folded", async () => {
    const { container, text, unfolded } = await credits({ attribution: "A社を加工して作成", note: NOTE });

    await vi.waitFor(() => expect(text()).toBe(`${NOTE}出典A社を加工して作成`));
    expect(unfolded()).toBe(false);
    expect(container.querySelector("details")?.textContent).not.toContain(NOTE);
    expect(container.querySelector("span")?.hidden).toBe(false);
  });

  it("have no such note where no railway is drawn, and where streets lie under the map", async () => {
    const plain = await credits({ attribution: "A社", note: null });
    await vi.waitFor(() => expect(plain.text()).toBe("出典A社"));

    expect(plain.container.querySelector("span")?.hidden).toBe(true);
    expect((await credits({ attribution: "A社", note: NOTE }, TILED)).text()).toBe("出典例示地図");
  });

  it("are unfolded where there is room, with the layers that are shown first", async () => {
    const { show, text, unfolded } = await credits(null, TILED, 900);
    show(["B省を加工して作成"]);

    expect(text()).toBe("出典B省を加工して作成／例示地図");
    expect(unfolded()).toBe(true);
  });

  it("stay folded where they would lie over a third of the map, however wide it is", async () => {
    const { show, unfolded } = await credits(null, TILED, 900);
    show(["B省のデータを加工して作成", "C県が公開する洪水浸水想定区域図を加工して作成"]);

    expect(unfolded()).toBe(false);
  });
});

import { describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { mapPicture, type PictureWords } from "./map-picture.ts";

const WORDS: PictureWords = {
  title: "豊洲の浸水深",
  notes: ["2026年11月の図です。"],
  legend: [
    { from: 1, colour: "#f7f5a9", label: "0.5m未満" },
    { from: 2, colour: "#ffd8c0", label: "3m未満" },
    { from: 3, colour: "#ffb7b7", label: "3m以上" },
  ],
  credits: "国土数値情報を加工",
};

/** A map of 400 × 200 and a browser whose letters are all 12 wide; what is drawn is noted by its place. */
async function browser(toBlob: (done: (blob: Blob | null) => void) => void = (done) => done(new Blob(["png"]))) {
  await livePage(null);
  const drawn: { what: string; x: number; y: number }[] = [];
  const pen = {
    measureText: (text: string) => ({ width: text.length * 12 }),
    fillText: (what: string, x: number, y: number) => void drawn.push({ what, x, y }),
    drawImage: (_: unknown, x: number, y: number) => void drawn.push({ what: "map", x, y }),
    fillRect: (x: number, y: number) => void drawn.push({ what: "box", x, y }),
    ...{ strokeRect: () => undefined, scale: () => undefined },
  };
  const made: HTMLCanvasElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (name === "canvas") {
      Object.defineProperties(element, { getContext: { value: () => pen }, toBlob: { value: toBlob } });
      made.push(element as HTMLCanvasElement);
    }
    return element;
  });
  const map = Object.assign(create("canvas"), { width: 400, height: 200 });
  const shown = { picture: async () => ({ canvas: map, credits: "地図の出典" }), show: () => undefined };
  const at = (what: string) => drawn.find((one) => one.what === what);
  return { shown, drawn, at, made };
}

describe("a map that is saved as a picture", () => {
  it("has its title above, and legend, notes and every credit below the map", async () => {
    const { shown, at } = await browser();
    expect(await (await mapPicture(shown, WORDS)).text()).toBe("png");

    expect(at("豊洲の浸水深")?.y).toBeLessThan(at("map")?.y ?? 0);
    const below = 200 + (at("map")?.y ?? 0);
    for (const words of [...WORDS.legend.map(({ label }) => label), ...WORDS.notes, WORDS.credits, "地図の出典"])
      expect([words, (at(words)?.y ?? 0) > below]).toEqual([words, true]);
  });

  it("has room for all of it, and no two lines on one another", async () => {
    const { shown, drawn, made } = await browser();
    await mapPicture(shown, WORDS);
    const lines = drawn.filter(({ what }) => !["map", "box"].includes(what)).map(({ x, y }) => `${x} ${y}`);

    expect(new Set(lines).size).toBe(lines.length);
    expect(Math.max(...drawn.map(({ y }) => y))).toBeLessThan(made[0]?.height ?? 0);
  });

  it("stands its legend in two columns, each colour beside its words", async () => {
    const { shown, at } = await browser();
    await mapPicture(shown, WORDS);

    expect([at("0.5m未満")?.x, at("3m未満")?.x, at("3m以上")?.x]).toEqual([48, 48, 248]);
    expect([at("3m以上")?.y, (at("3m未満")?.y ?? 0) - (at("0.5m未満")?.y ?? 0)]).toEqual([at("0.5m未満")?.y, 22]);
  });

  it("breaks a long credit into lines that fit", async () => {
    const { shown, drawn } = await browser();
    await mapPicture(shown, { ...WORDS, credits: "出".repeat(60) });

    expect(drawn.filter(({ what }) => what.startsWith("出")).map(({ what }) => what.length)).toEqual([30, 30]);
  });

  it("says so where the browser makes no picture", async () => {
    const { shown } = await browser((done) => done(null));

    await expect(mapPicture(shown, WORDS)).rejects.toThrow("the picture could not be made");
  });
});

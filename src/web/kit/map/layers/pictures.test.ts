import { afterEach, describe, expect, it, vi } from "vitest";
import { hazardAddress, loadPicture } from "./hazard-protocol.ts";
import { pictureValue } from "./picture-value.ts";

const TEMPLATE = "https://tiles.example/raster/{layer}/{z}/{x}/{y}.png";
const LEGEND = [
  { from: 1, colour: "#f7f5a9", label: "0.5m未満" },
  { from: 3, colour: "#ffb7b7", label: "3m以上" },
];

afterEach(() => void vi.unstubAllGlobals());

/** A service of pictures: by address what it answers, everything else is missing. */
function service(answers: Readonly<Record<string, Response>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answers[address]?.clone() ?? new Response(null, { status: 404 });
  });
  return asked;
}

describe("a picture of a hazard", () => {
  const wanted = { layer: "01_flood", z: 16, x: 58_205, y: 25_822 };
  const ADDRESS = "https://tiles.example/raster/01_flood/16/58205/25822.png";

  it("is asked for at its address", async () => {
    const asked = service({ [ADDRESS]: new Response("png") });

    expect(await (await loadPicture(TEMPLATE, wanted))?.text()).toBe("png");
    expect(asked).toEqual([ADDRESS]);
  });

  it("that the service does not have is no failure", async () => {
    service({});

    expect(await loadPicture(TEMPLATE, wanted)).toBeNull();
  });

  it.each([403, 500, 503])("that is answered with %i is a failure, never missing data", async (status) => {
    service({ [ADDRESS]: new Response("", { status }) });

    await expect(loadPicture(TEMPLATE, wanted)).rejects.toThrow(`${status} from ${ADDRESS}`);
  });

  it("has an address of its own within the map", () => {
    expect(hazardAddress("01_flood")).toBe("hazard://01_flood/{z}/{x}/{y}");
  });
});

describe("what a picture says of a place", () => {
  /** 豊洲 lies in square 58215/25816 at zoom 16. */
  const place = { lon: 139.7935, lat: 35.6555 };
  const question = { hazards: { template: TEMPLATE, credit: "" }, layer: "01_flood", place, legend: LEGEND };

  /** A browser that reads pictures: each pixel is asked for by its place from the left and the top. */
  function browser(pixelAt: (left: number, top: number) => readonly number[]) {
    const read: [number, number][] = [];
    vi.stubGlobal("createImageBitmap", async (picture: Blob) => ({ picture }));
    const pen = {
      drawImage: (_: unknown, left: number, top: number) => void read.push([-left, -top]),
      getImageData: () => ({ data: pixelAt(...(read.at(-1) ?? [0, 0])) }),
    };
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => pen }) });
    return read;
  }

  it("is read from the finest zoom, at the pixel of the place", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response("png");
    });
    const read = browser(() => [255, 183, 183, 255]);

    expect(await pictureValue(question)).toEqual({ state: "ok", value: 3 });
    const [, z, x, y] = /01_flood\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(asked[0] ?? "")?.map(Number) ?? [];
    const [left = -1, top = -1] = read[0] ?? [];
    // The pixel, as a place of its own.
    expect([asked.length, z]).toEqual([1, 16]);
    expect(((x ?? 0) + left / 256) * (360 / 2 ** 16) - 180).toBeCloseTo(place.lon, 4);
    const turned = Math.PI * (1 - (2 * ((y ?? 0) + top / 256)) / 2 ** 16);
    expect((Math.atan(Math.sinh(turned)) * 180) / Math.PI).toBeCloseTo(place.lat, 4);
  });

  it("is taken from a coarser picture where the fine one is missing", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return address.includes("/14/") ? new Response("png") : new Response(null, { status: 404 });
    });
    browser(() => [0, 0, 0, 0]);

    expect(await pictureValue(question)).toEqual({ state: "none" });
    expect(asked.map((address) => address.split("/").at(-3))).toEqual(["16", "15", "14"]);
  });

  it("is no data where no picture is there, and failed where the service or the browser fails", async () => {
    service({});
    expect(await pictureValue(question)).toEqual({ state: "no_data" });

    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("fetch failed")));
    expect(await pictureValue(question)).toEqual({ state: "failed" });

    vi.stubGlobal("fetch", async () => new Response("png"));
    vi.stubGlobal("createImageBitmap", async () => ({}));
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
    expect(await pictureValue(question)).toEqual({ state: "failed" });
  });
});

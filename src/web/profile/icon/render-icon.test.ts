import { afterEach, describe, expect, it, vi } from "vitest";
import { renderIcon } from "./render-icon.ts";

const area = { x: 40, y: 10, width: 300, height: 300 };
const file = new Blob(["a picture"], { type: "image/jpeg" });

afterEach(() => vi.unstubAllGlobals());

/** A browser that notes what is drawn, in order, and writes these types. */
function browser({ types = ["image/webp", "image/jpeg"], draws = true, opens = true } = {}) {
  const done: string[] = [];
  const context = {
    fillStyle: "",
    imageSmoothingQuality: "low",
    fillRect: (...rect: number[]) => done.push(`fill ${context.fillStyle} ${rect.join(" ")}`),
    drawImage: (_: unknown, ...numbers: number[]) => done.push(`draw ${numbers.join(" ")}`),
  };
  const canvas = {
    ...{ width: 0, height: 0 },
    getContext: () => (draws ? context : null),
    toBlob: (take: (blob: Blob | null) => void, type: string) => {
      done.push(`write ${type}`);
      // A browser that cannot write a type writes PNG.
      take(types.length === 0 ? null : new Blob(["x"], { type: types.includes(type) ? type : "image/png" }));
    },
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("createImageBitmap", async (_: Blob, options: ImageBitmapOptions) => {
    if (!opens) throw new DOMException("no picture", "InvalidStateError");
    done.push(`open ${options.imageOrientation}`);
    return { close: () => done.push("close") };
  });
  return { done, canvas };
}

describe("an icon made of a picture", () => {
  it("is its marked part, upright, on white, at 256×256, as WebP", async () => {
    const { done, canvas } = browser();
    const icon = await renderIcon(file, area);

    expect(icon.type).toBe("image/webp");
    expect([canvas.width, canvas.height]).toEqual([256, 256]);
    expect(done).toEqual(["open from-image", "fill #ffffff 0 0 256 256", "draw 40 10 300 300 0 0 256 256", "close", "write image/webp"]);
  });

  it("is a JPEG where the browser writes no WebP: never the PNG it writes instead", async () => {
    browser({ types: ["image/jpeg"] });

    expect((await renderIcon(file, area)).type).toBe("image/jpeg");
  });

  it.each([
    ["what is no picture", { opens: false }, "no picture"],
    ["a browser that does not draw", { draws: false }, "does not draw"],
    ["a browser that writes nothing", { types: [] }, "no picture as image/webp"],
  ])("is refused for %s", async (_, parts, message) => {
    browser(parts);

    await expect(renderIcon(file, area)).rejects.toThrow(message);
  });
});

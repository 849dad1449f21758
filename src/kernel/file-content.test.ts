import { describe, expect, it } from "vitest";
import { allowedType, isOfType } from "./file-content.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const SAMPLES: readonly [string, Uint8Array][] = [
  ["image/jpeg", bytes("\xff\xd8\xff\xe0\x00\x10JFIF")],
  ["image/png", bytes("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")],
  ["image/gif", bytes("GIF89a\x01\x00")],
  ["image/webp", bytes("RIFF\x24\x00\x00\x00WEBPVP8 ")],
  ["image/avif", bytes("\x00\x00\x00\x1cftypavif")],
  ["image/heic", bytes("\x00\x00\x00\x18ftypheic")],
  ["image/heif", bytes("\x00\x00\x00\x18ftypmif1")],
  ["application/pdf", bytes("%PDF-1.7\n")],
];

describe("what may be kept", () => {
  it.each(SAMPLES)("knows %s by its first bytes", (type, sample) => {
    expect(isOfType(type, sample)).toBe(true);
    expect(isOfType(type, bytes("<html><script>"))).toBe(false);
    expect(isOfType(type, new Uint8Array())).toBe(false);
  });

  it("reads a type without its parameters and its case", () => {
    expect(allowedType("Image/PNG; charset=binary")).toBe("image/png");
  });

  it.each([null, "", "text/html", "image/svg+xml", "application/octet-stream", "constructor", "__proto__"])("keeps no %j", (type) => {
    expect(allowedType(type)).toBeNull();
  });
});

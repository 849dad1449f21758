import { describe, expect, it } from "vitest";
import { iconFileName, pictureFault } from "./picture-file.ts";

const TWO_MEGABYTES = 2 * 1024 * 1024;

describe("a file that is picked as an icon", () => {
  it.each(["image/png", "image/jpeg", "image/webp"])("may be %s of up to 2 MB", (type) => {
    expect(pictureFault({ type, size: 1 })).toBeNull();
    expect(pictureFault({ type, size: TWO_MEGABYTES })).toBeNull();
  });

  it.each(["image/gif", "image/svg+xml", "image/heic", "application/pdf", ""])("may not be of the type %j", (type) => {
    expect(pictureFault({ type, size: 10 })).toContain("PNG、JPEG、WebP");
  });

  it.each([
    [TWO_MEGABYTES + 1, "（2.1MB）"],
    [3 * 1024 * 1024, "（3.0MB）"],
    [12_345_678, "（11.8MB）"],
  ])("of %d bytes is too large, and is never said to be as large as is allowed", (size, words) => {
    expect(pictureFault({ type: "image/jpeg", size })).toContain(words);
  });

  it("may not be empty", () => {
    expect(pictureFault({ type: "image/png", size: 0 })).toContain("中身がありません");
  });
});

it.each([
  ["image/webp", "icon-abc.webp"],
  ["image/jpeg", "icon-abc.jpg"],
  ["image/png", "icon-abc.png"],
])("an icon of the type %s is kept as %s", (type, name) => {
  expect(iconFileName("abc", type)).toBe(name);
});

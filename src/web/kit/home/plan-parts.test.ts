import { describe, expect, it } from "vitest";
import { planKind, planParts } from "./plan-parts.ts";

describe("the type of a plan", () => {
  it.each([
    ["3LDK", { rooms: 3, kitchen: "LDK" }],
    ["２ＬＤＫ+S", { rooms: 2, kitchen: "LDK" }],
    ["1R", { rooms: 1, kitchen: "" }],
    ["1K", { rooms: 1, kitchen: "K" }],
    ["9DK", { rooms: 5, kitchen: "DK" }],
    ["オープンフロア", null],
    ["0K", null],
  ])("is read from %s", (layout, kind) => {
    expect(planKind(layout)).toEqual(kind);
  });

  it.each(["1R", "1K", "1LDK", "2DK", "3LDK", "4LDK", "5LDK"])(
    "of %s shows as many rooms, fills the square and overlaps nowhere",
    (layout) => {
      const kind = planKind(layout);
      const parts = kind ? planParts(kind) : [];
      const area = (part: (typeof parts)[number]) => part.width * part.height;
      const rooms = kind?.kitchen === "" ? 0 : kind?.rooms;

      expect(parts.filter(({ use }) => use === "room")).toHaveLength(rooms ?? 0);
      expect(parts.filter(({ use }) => use === "living")).toHaveLength(1);
      expect(parts.every(({ x, y, width, height }) => x >= 8 && y >= 6 && x + width <= 96.01 && y + height <= 94.01)).toBe(true);
      const hidden = parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => overlap(a, b)));
      expect(hidden).toEqual([]);
      expect(parts.reduce((sum, each) => sum + area(each), 0)).toBeGreaterThan(88 * 88 * 0.9);
    },
  );
});

type Box = ReturnType<typeof planParts>[number];

function overlap(a: Box, b: Box): boolean {
  const within = (from: number, size: number, other: number, otherSize: number) =>
    from + size > other + 0.01 && other + otherSize > from + 0.01;
  return within(a.x, a.width, b.x, b.width) && within(a.y, a.height, b.y, b.height);
}

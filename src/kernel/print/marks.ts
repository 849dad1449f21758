/** What stands on a page of A4, in points from its upper left corner. */
export type Weight = "regular" | "bold";
/** `code`: ASCII alone, each letter as wide as any other. */
export type Face = Weight | "code";

export type Mark =
  | {
      readonly kind: "text";
      readonly x: number;
      readonly baseline: number;
      readonly size: number;
      readonly weight: Face;
      readonly color: string;
      readonly text: string;
    }
  | {
      readonly kind: "box";
      readonly x: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
    }
  | {
      readonly kind: "rule";
      readonly x: number;
      readonly top: number;
      readonly width: number;
      readonly color: string;
      readonly thickness: number;
    };

/** The width of a text in points. */
export type Measure = (text: string, size: number, weight: Weight) => number;

export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 64, bottom: 780 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

export const COLORS = {
  ink: "#1B2430",
  sub: "#586272",
  line: "#D9D5CD",
  brand: "#0B5D66",
  tint: "#E6F1F1",
  warn: "#9A6700",
  track: "#B9D5D6",
} as const;

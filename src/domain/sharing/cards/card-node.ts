/** A box or a word of a card, as `satori` takes it. */
export type CardNode = {
  readonly type: string;
  readonly key?: null;
  readonly props: Readonly<Record<string, unknown>>;
};

type Style = Readonly<Record<string, string | number>>;

/** The colours of the site (src/web/styles.css), which no picture can read. */
export const COLOURS = {
  ...{ ink: "#1b2430", sub: "#586272", paper: "#faf8f5", card: "#ffffff", line: "#e3e0da" },
  ...{ brand: "#0b5d66", tint: "#e6f1f1", band: "#9dbfc2", accent: "#c8401f", sample: "#fbf0d3", warn: "#7a5200" },
};

/** Boxes beside each other, unless the style says otherwise. */
export function box(style: Style, ...children: readonly CardNode[]): CardNode {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

export function text(style: Style, words: string): CardNode {
  return { type: "div", props: { style, children: words } };
}

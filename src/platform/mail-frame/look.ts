import type { CSSProperties } from "react";

/** No pure white and no pure black: programs that turn colours round by themselves keep these readable. */
export const COLOURS = {
  page: "#f7f5f1",
  card: "#fffefc",
  words: "#1b2430",
  quiet: "#525c6b",
  line: "#e0dcd5",
  brand: "#0b5d66",
  chip: "#e4f0f0",
  mark: "#7a4300",
  box: "#f7f5f1",
  band: "#a5cbce",
  below: "#c8401f",
} as const;

const DARK = {
  page: "#12181e",
  card: "#1b242c",
  words: "#eceff2",
  quiet: "#b0bbc5",
  line: "#3a4753",
  brand: "#86cdd2",
  chip: "#21444a",
  mark: "#f0b878",
  box: "#232e37",
  band: "#35646b",
  below: "#f28d6f",
} as const;

const FONTS = `"Hiragino Sans","Hiragino Kaku Gothic ProN","BIZ UDPGothic",Meiryo,"Noto Sans JP","Noto Sans CJK JP",sans-serif`;

/** What a class is in a dark scheme; one class, one thing, so that both ways to ask for it name the same rules. */
const DARK_RULES: Readonly<Record<string, string>> = {
  "m-page": `background-color:${DARK.page}!important`,
  "m-card": `background-color:${DARK.card}!important;border-color:${DARK.line}!important`,
  "m-words": `color:${DARK.words}!important`,
  "m-quiet": `color:${DARK.quiet}!important`,
  "m-link": `color:${DARK.brand}!important`,
  "m-line": `border-color:${DARK.line}!important`,
  "m-chip": `background-color:${DARK.chip}!important;color:${DARK.words}!important`,
  "m-mark": `color:${DARK.mark}!important;border-color:${DARK.mark}!important`,
  "m-box": `background-color:${DARK.box}!important;border-color:${DARK.line}!important`,
  "m-caution": `color:${DARK.mark}!important`,
  "m-track": `background-color:${DARK.line}!important`,
  "m-band": `background-color:${DARK.band}!important`,
  "m-point": `background-color:${DARK.brand}!important`,
  "m-price": `background-color:${DARK.words}!important`,
  "m-below": `background-color:${DARK.below}!important`,
  "m-soft": `color:${DARK.brand}!important;border-color:${DARK.brand}!important`,
};

const dark = (prefix: string) =>
  Object.entries(DARK_RULES)
    .map(([name, rules]) => `${prefix}.${name}{${rules}}`)
    .join("");

/** Once in the head: what cannot be said at the element. `data-ogsc` is how Outlook's apps say dark. */
export const HEAD_STYLE = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0;padding:0;-webkit-text-size-adjust:100%}",
  "table{border-collapse:separate}img{border:0}",
  ".m-words,.m-quiet,.m-link,.m-mark,.m-chip,.m-caution{overflow-wrap:anywhere;word-break:normal}",
  "@media (max-width:480px){.m-pad{padding-left:16px!important;padding-right:16px!important}.m-outer{padding:0!important}",
  ".m-card{border-left:0!important;border-right:0!important;border-radius:0!important}.m-title{font-size:20px!important}",
  ".m-picture{padding-right:12px!important}.m-picture,.m-picture img,.m-plan{width:64px!important}.m-picture img{height:64px!important}.m-action{padding:10px 11px!important;margin-right:5px!important}}",
  `@media (prefers-color-scheme:dark){${dark("")}}`,
  dark("[data-ogsc] "),
].join("");

export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: COLOURS.page },
  outer: { padding: "24px 0" },
  card: {
    width: "100%",
    maxWidth: 600,
    margin: "0 auto",
    backgroundColor: COLOURS.card,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 12,
    fontFamily: FONTS,
    textAlign: "left",
  },
  head: { padding: "18px 32px", borderBottom: `1px solid ${COLOURS.line}` },
  body: { padding: "24px 32px 28px" },
  foot: { padding: "20px 32px 24px", borderTop: `1px solid ${COLOURS.line}` },
  brand: { fontSize: 18, lineHeight: "28px", fontWeight: 700, textDecoration: "none" },
  title: { margin: "0 0 16px", fontSize: 22, lineHeight: 1.45, fontWeight: 700, color: COLOURS.words },
  heading: { margin: "28px 0 12px", fontSize: 18, lineHeight: 1.5, fontWeight: 700, color: COLOURS.words },
  words: { margin: "0 0 16px", fontSize: 16, lineHeight: 1.75, color: COLOURS.words },
  quiet: { margin: "0 0 8px", fontSize: 13, lineHeight: 1.7, color: COLOURS.quiet },
  link: { color: COLOURS.brand, textDecoration: "underline" },
  label: { padding: "6px 16px 6px 0", fontSize: 14, lineHeight: 1.7, color: COLOURS.quiet, verticalAlign: "top", whiteSpace: "nowrap" },
  value: { padding: "6px 0", fontSize: 16, lineHeight: 1.7, color: COLOURS.words, verticalAlign: "top" },
  code: {
    margin: "0 0 16px",
    padding: "14px 20px",
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 10,
    backgroundColor: COLOURS.box,
    color: COLOURS.words,
    fontSize: 28,
    lineHeight: "40px",
    fontWeight: 700,
    letterSpacing: "0.16em",
  },
  note: {
    margin: "0 0 16px",
    padding: "14px 18px",
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 10,
    backgroundColor: COLOURS.box,
    color: COLOURS.words,
    fontSize: 15,
    lineHeight: 1.7,
  },
  button: { display: "inline-block", padding: "12px 24px", fontSize: 16, lineHeight: "24px", fontWeight: 700, textDecoration: "none" },
  soft: {
    display: "inline-block",
    margin: "0 8px 8px 0",
    padding: "10px 16px",
    fontSize: 14,
    lineHeight: "22px",
    fontWeight: 700,
    textDecoration: "none",
    color: COLOURS.brand,
    border: `1px solid ${COLOURS.brand}`,
    borderRadius: 8,
  },
  home: { width: "100%", borderTop: `1px solid ${COLOURS.line}`, padding: "20px 0 12px" },
  picture: { width: 120, paddingRight: 16, verticalAlign: "top" },
  price: { margin: 0, fontSize: 20, lineHeight: 1.5, fontWeight: 700, color: COLOURS.words },
  name: { margin: "0 0 4px", fontSize: 16, lineHeight: 1.6, fontWeight: 700 },
  fact: { margin: 0, fontSize: 14, lineHeight: 1.7, color: COLOURS.quiet },
  plan: {
    width: 62,
    height: 62,
    lineHeight: "62px",
    textAlign: "center",
    fontSize: 14,
    fontWeight: 700,
    color: COLOURS.quiet,
    backgroundColor: COLOURS.box,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 8,
    whiteSpace: "nowrap",
    overflow: "hidden",
  },
  estimate: { margin: "8px 0 0" },
  band: { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
  estimateWords: { margin: "4px 0 0", fontSize: 14, lineHeight: 1.6, color: COLOURS.words },
  unbroken: { display: "inline-block" },
  caution: { margin: "0 0 4px", fontSize: 14, lineHeight: 1.6, color: COLOURS.mark },
  offeredBy: { margin: "2px 0 0", fontSize: 12, lineHeight: 1.6, color: COLOURS.quiet },
  chips: { margin: "8px 0 6px", fontSize: 13, lineHeight: "20px" },
  chip: {
    display: "inline-block",
    margin: "0 6px 6px 0",
    padding: "3px 12px",
    borderRadius: 13,
    backgroundColor: COLOURS.chip,
    color: COLOURS.words,
  },
  mark: {
    display: "inline-block",
    margin: "0 6px 6px 0",
    padding: "2px 8px",
    border: `1px solid ${COLOURS.mark}`,
    borderRadius: 4,
    color: COLOURS.mark,
    fontSize: 12,
    lineHeight: "18px",
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** The sender's colour and the words on it; ours where it is none. Of words light and dark, those with the higher contrast. */
export function brandColours(colour: string | null | undefined): { readonly ground: string; readonly words: string } {
  const ground = colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : COLOURS.brand;
  const light = luminance(ground);
  const withWhite = 1.05 / (light + 0.05);
  return { ground, words: withWhite >= (light + 0.05) / 0.06 ? "#fffefc" : "#1b2430" };
}

/** WCAG's relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A table that only lays out: screen readers pass it over. */
export const LAYOUT = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

import { bandParts } from "#kernel/home/band-parts.ts";
import type { MessageBlock, MessageEstimate, MessageHome, MessageLink } from "#kernel/message.ts";
import type { ChatAction } from "./types.ts";

/** What the Messaging API takes. */
const MOST_BUBBLES = 10;
const MOST_ALT = 400;
const MOST_TEXT = 5000;
const MOST_LABEL = 20;
/** Of a bubble and of a carousel, as JSON: LINE refuses more than 30 and 50 kB. */
const MOST_BUBBLE_BYTES = 10_000;
const MOST_CAROUSEL_BYTES = 49_000;
const MOST_LINE = 120;
const MOST_FACTS = 4;
const MOST_CHIPS = 3;

type UriAction = { readonly type: "uri"; readonly label: string; readonly uri: string };
type FlexText = {
  readonly type: "text";
  readonly text: string;
  readonly size: "xs" | "sm" | "md" | "lg";
  readonly color: string;
  readonly weight?: "bold";
  readonly wrap: true;
};
type FlexButton = {
  readonly type: "button";
  readonly style: "primary" | "link";
  readonly height: "sm";
  readonly action: UriAction | ChatAction;
};
type FlexRow = { readonly type: "box"; readonly layout: "horizontal"; readonly contents: FlexButton[] };
/** A piece of a line: as wide as its share, or as a mark is. */
type FlexPiece = {
  readonly type: "box";
  readonly layout: "vertical";
  readonly contents: [];
  readonly backgroundColor: string;
  readonly height: "10px";
} & ({ readonly flex: number } | { readonly flex: 0; readonly width: "4px" });
type FlexLine = { readonly type: "box"; readonly layout: "horizontal"; readonly margin: "md"; readonly contents: FlexPiece[] };
type FlexBox = {
  readonly type: "box";
  readonly layout: "vertical";
  readonly spacing: "sm";
  readonly contents: (FlexText | FlexButton | FlexRow | FlexLine)[];
};
type FlexBubble = {
  readonly type: "bubble";
  readonly size: "kilo";
  readonly hero?: {
    readonly type: "image";
    readonly url: string;
    readonly size: "full";
    readonly aspectRatio: "20:13";
    readonly aspectMode: "cover";
  };
  readonly body: FlexBox;
  readonly footer?: FlexBox;
};
type FlexMessage = {
  readonly type: "flex";
  readonly altText: string;
  readonly contents: FlexBubble | { readonly type: "carousel"; readonly contents: FlexBubble[] };
};
type TextMessage = { readonly type: "text"; readonly text: string };
export type LineContent = TextMessage | FlexMessage;

const INK = "#1B2430";
const SUB = "#586272";
const BRAND = "#0B5D66";
const CAUTION = "#7A4300";
const TRACK = "#E0DCD5";
const BAND = "#A5CBCE";
const BELOW = "#C8401F";

/** What can be pressed below a home without leaving the chat; `index` counts the homes of the message from 0. */
type TapsOf = (home: MessageHome, index: number) => readonly ChatAction[];
type TappedHome = MessageHome & { readonly taps: readonly ChatAction[] };

/**
 * The blocks of a message as bubbles: homes as a carousel of ten at most, all else as one card before it, or as a text where there is no link. `subject` is
 * what a list of chats and a notice show. No more than two messages, each within the sizes that LINE takes.
 */
export function lineContents(subject: string, blocks: readonly MessageBlock[], tapsOf: TapsOf = () => []): LineContent[] {
  const homes = blocks.flatMap((block) => (block.kind === "home" ? [block.home] : []));
  const tapped = homes.map((home, index) => ({ ...home, taps: tapsOf(home, index) }));
  const rest = blocks.filter((block) => block.kind !== "home");
  return [...lead(subject, rest), ...(tapped.length === 0 ? [] : [carousel(subject, tapped)])];
}

function lead(subject: string, blocks: readonly MessageBlock[]): LineContent[] {
  const parts = blocks.flatMap(textsOf);
  const buttons = blocks.flatMap((block) => (block.kind === "button" ? [button(block.link, "primary")] : [])).slice(0, MOST_CHIPS);
  if (buttons.length === 0) {
    const words = [subject, ...parts.map(({ text }) => text)].join("\n");
    return [{ type: "text", text: cut(words, MOST_TEXT) }];
  }
  const body = box([flexText(subject, "md", INK, true), ...parts.slice(0, 2 * MOST_BUBBLES)]);
  const bubble: FlexBubble = { type: "bubble", size: "kilo", body, footer: box(buttons) };
  return [{ type: "flex", altText: cut(subject, MOST_ALT), contents: bubble }];
}

function textsOf(block: MessageBlock): FlexText[] {
  switch (block.kind) {
    case "heading":
      return [flexText(block.text, "md", INK, true)];
    case "note":
      return [flexText(block.text, "sm", SUB)];
    case "code":
      return [flexText(block.text, "lg", INK, true)];
    case "facts":
      return block.rows.map(([label, value]) => flexText(`${label}　${value}`, "sm", INK));
    default:
      return [];
  }
}

/** As many homes as fit, the first first. */
function carousel(subject: string, homes: readonly TappedHome[]): FlexMessage {
  const bubbles: FlexBubble[] = [];
  let bytes = 0;
  for (const home of homes.slice(0, MOST_BUBBLES)) {
    const bubble = fitting(home);
    bytes += bytesOf(bubble) + 1;
    if (bytes > MOST_CAROUSEL_BYTES) break;
    bubbles.push(bubble);
  }
  const [only] = bubbles;
  const told = homes.map(({ title, priceText }) => `${title} ${priceText}`).join("、");
  const altText = cut(`${subject}\n${told}`, MOST_ALT);
  return { type: "flex", altText, contents: bubbles.length === 1 && only ? only : { type: "carousel", contents: bubbles } };
}

/** Without its picture and its further links where those are too long. */
function fitting(home: TappedHome): FlexBubble {
  const whole = bubbleOf(home);
  return bytesOf(whole) <= MOST_BUBBLE_BYTES ? whole : bubbleOf({ ...home, pictureUrl: null, actions: [] });
}

function bubbleOf(home: TappedHome): FlexBubble {
  const { title, url, priceText, facts, reasons, marks, pictureUrl, actions, estimate, caution, offeredBy, taps } = home;
  const body = box([
    ...(marks.length === 0 ? [] : [flexText(marks.slice(0, MOST_CHIPS).join("・"), "xs", SUB, true)]),
    flexText(title, "md", INK, true),
    flexText(priceText, "lg", INK, true),
    ...facts.slice(0, MOST_FACTS).map((fact) => flexText(fact, "sm", SUB)),
    ...(estimate ? [bandLine(estimate), flexText(estimate.text, "sm", INK)] : []),
    ...reasons.slice(0, MOST_CHIPS).map((reason) => flexText(`✓ ${reason}`, "sm", BRAND)),
    ...(caution ? [flexText(`▼ 気をつける点：${caution}`, "sm", CAUTION)] : []),
    ...(offeredBy ? [flexText(offeredBy, "xs", SUB)] : []),
  ]);
  // Two buttons that lead to the same page would only be in doubt of each other.
  const further = actions.filter((action) => isAddress(action) && action.url !== url).slice(0, 2);
  const row: FlexRow = {
    ...{ type: "box", layout: "horizontal" },
    contents: taps.map((action) => ({ type: "button", style: "link", height: "sm", action })),
  };
  const rest = taps.length === 0 ? further.map((link) => button(link, "link")) : [row];
  const footer = box([button({ label: "物件を見る", url }, "primary"), ...rest]);
  // LINE loads pictures over TLS only.
  const hasPicture = pictureUrl?.startsWith("https://") === true && pictureUrl.length <= 2000;
  const hero = hasPicture
    ? ({ hero: { type: "image", url: pictureUrl, size: "full", aspectRatio: "20:13", aspectMode: "cover" } } as const)
    : {};
  return { type: "bubble", size: "kilo", ...hero, body, footer };
}

function isAddress({ url }: MessageLink): boolean {
  return /^https?:\/\//.test(url) && url.length <= 1000;
}

/** The estimate as a line. Shares in tenths: LINE takes whole numbers. */
function bandLine(estimate: MessageEstimate): FlexLine {
  const colours = { track: TRACK, band: BAND, point: BRAND, price: estimate.isBelow ? BELOW : INK } as const;
  const contents = bandParts(estimate).map((part): FlexPiece => {
    const piece = { type: "box", layout: "vertical", contents: [], backgroundColor: colours[part.kind], height: "10px" } as const;
    return "share" in part
      ? { ...piece, contents: [], flex: Math.max(1, Math.round(part.share * 10)) }
      : { ...piece, contents: [], flex: 0, width: "4px" };
  });
  return { type: "box", layout: "horizontal", margin: "md", contents };
}

function box(contents: FlexBox["contents"]): FlexBox {
  return { type: "box", layout: "vertical", spacing: "sm", contents };
}

function button({ label, url }: MessageLink, style: FlexButton["style"]): FlexButton {
  return { type: "button", style, height: "sm", action: { type: "uri", label: cut(label, MOST_LABEL), uri: url } };
}

/** LINE refuses a text that is empty. */
function flexText(text: string, size: FlexText["size"], color: string, isBold = false): FlexText {
  return { type: "text", text: cut(text, MOST_LINE) || "-", size, color, wrap: true, ...(isBold ? { weight: "bold" } : {}) };
}

/** By characters as people count them, of which none is broken. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const letter of text) {
    if (kept.length + letter.length > most - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

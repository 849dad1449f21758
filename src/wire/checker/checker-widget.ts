import { type Colour, formatColour, parseColour, readableColour, WHITE } from "#kernel/colour/colour.ts";

/** The script that other sites load, and the page that it puts in a frame there. */
export const CHECKER_SCRIPT_PATH = "/widget/checker.js";
export const CHECKER_FRAME_PATH = "/widget/checker";

/** What a frame may do: its own scripts, its form, and links that open our site, or the office's, in a window of their own that is like any other. */
export const CHECKER_SANDBOX = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The key of the demonstration on our own pages: no key at all, and no other site may frame it. */
export const DEMO_KEY = "demo";

const DEFAULT_BRAND_COLOUR = "#0b5d66";
const DEFAULT_RADIUS_PX = 10;
const MOST_RADIUS_PX = 24;
const LONGEST_URL = 300;

/** How an office wants the checker to look, and where its own contact is. What cannot be read is as if it was not there. */
export type CheckerBrand = {
  /** `#0b5d66`, with at least 4.5:1 against white: letters on buttons are white, and letters in this colour stand on white. */
  readonly colour: string;
  /** Whether another colour was asked for, which would not have been readable. */
  readonly isAdjusted: boolean;
  /** Pixels, from 0 to 24. */
  readonly radiusPx: number;
  /** An address by https; null: none. */
  readonly contactUrl: string | null;
};

type Wishes = { readonly color?: string | undefined; readonly radius?: string | undefined; readonly contact?: string | undefined };

/** The brand that attributes of the script, or the address of the frame, ask for. Nothing of what they say is handed on as it is. */
export function readBrand({ color = "", radius = "", contact = "" }: Wishes): CheckerBrand {
  const asked = parseColour(color.trim());
  const colour = formatColour(readableColour(asked ?? defaultColour(), WHITE));
  return {
    colour,
    isAdjusted: asked !== null && formatColour(asked) !== colour,
    radiusPx: /^\d{1,2}$/.test(radius.trim()) ? Math.min(MOST_RADIUS_PX, Number(radius)) : DEFAULT_RADIUS_PX,
    contactUrl: secureUrl(contact.trim()),
  };
}

function defaultColour(): Colour {
  return parseColour(DEFAULT_BRAND_COLOUR) ?? WHITE;
}

function secureUrl(text: string): string | null {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === "https:" && username === "" && password === "" ? href : null;
}

/** What the page in the frame tells the page around it. */
export type FrameMessage =
  | { readonly machinone: "checker"; readonly height: number }
  | { readonly machinone: "checker"; readonly refused: string };

const TALLEST_PX = 4000;

/** A message of the frame; null for what has another shape. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null || !("machinone" in data) || data.machinone !== "checker") return null;
  if ("refused" in data && typeof data.refused === "string") return { machinone: "checker", refused: data.refused.slice(0, 200) };
  if (!("height" in data) || typeof data.height !== "number" || !Number.isFinite(data.height)) return null;
  const height = Math.ceil(data.height);
  return height > 0 && height <= TALLEST_PX ? { machinone: "checker", height } : null;
}

import { contrastOf, formatColour, parseColour, WHITE } from "#kernel/colour/colour.ts";
import { readBrand } from "#wire/checker/checker-widget.ts";

export type ColourVerdict = {
  /** The colour that is used. */
  readonly colour: string;
  /** Against white, of the colour that is used: `7.6`. */
  readonly ratio: string;
  readonly state: "kept" | "adjusted" | "unread";
  readonly words: string;
};

/** What becomes of a colour that somebody typed: whether white letters can be read on it, and what is used instead. */
export function colourVerdict(typed: string): ColourVerdict {
  const asked = parseColour(typed.trim());
  const { colour } = readBrand({ color: typed });
  const ratio = ratioOf(colour);
  if (!asked)
    return { colour, ratio, state: "unread", words: "色は #0b5d66 の形で入力してください。いまは、まちのねの色で表示しています。" };
  const given = formatColour(asked);
  if (given === colour)
    return { colour, ratio, state: "kept", words: `白との明るさの比は ${ratio}:1 です。基準の 4.5:1 を満たしています。` };
  const words = `${given} は白との明るさの比が ${ratioOf(given)}:1 で、文字が読みにくくなります。いちばん近い ${colour}（${ratio}:1）で表示します。`;
  return { colour, ratio, state: "adjusted", words };
}

/** Rounded down, so that what fails never looks as if it passed. */
function ratioOf(colour: string): string {
  return (Math.floor(contrastOf(parseColour(colour) ?? WHITE, WHITE) * 10) / 10).toFixed(1);
}

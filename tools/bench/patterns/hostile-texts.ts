import { check } from "recheck";

const ANALYSIS_MS = 3000;
const FLAGS_THAT_COUNT = /[^gimsuy]/g;

/** Texts of about so many characters that a pattern may be slow on: what an analysis of it finds, and its own letters again and again. */
export async function hostileTexts(
  { source, flags }: { readonly source: string; readonly flags: string },
  length: number,
): Promise<string[]> {
  return [...(await foundByAnalysis(source, flags, length)), ...ownLetters(source).map((letters) => pumped({ pump: letters }, length))];
}

type Attack = { readonly prefix?: string; readonly pump: string; readonly suffix?: string };

async function foundByAnalysis(source: string, flags: string, length: number): Promise<string[]> {
  const found = await check(source, flags.replace(FLAGS_THAT_COUNT, ""), { timeout: ANALYSIS_MS });
  if (found.status !== "vulnerable") return [];
  const { pumps, suffix } = found.attack;
  return pumps.map(({ prefix, pump }) => pumped({ prefix, pump, suffix }, length));
}

function pumped({ prefix = "", pump, suffix = "\u0000" }: Attack, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / Math.max(1, pump.length))) + suffix;
}

/** Its letters alone and with the usual stand-ins of a class: letters, digits, blanks. */
function ownLetters(source: string): string[] {
  const plain = [...new Set(source.replace(/\\[a-zA-Z]|[()[\]{}|?*+^$\\]/g, ""))].slice(0, 24);
  const each = [...new Set([...plain, "a", "0", " ", "あ"])];
  return [...each, ...each.map((letter) => `a${letter}`), ...each.map((letter) => `0${letter}`), ...each.map((letter) => `${letter} `)];
}

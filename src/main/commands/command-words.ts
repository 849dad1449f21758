import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { RANDOM_ID_LENGTH } from "#wire/constants.ts";

/** A number or a key of ours that begins with a dash, as an option does: one in sixty-four. */
const DASHED = new RegExp(`^-[\\w-]{${RANDOM_ID_LENGTH - 1}}$`);
/** No word of a command line has it. */
const MARK = "\0";

/** The options and the other words of a command line; null for an option that does not exist or lacks its value. */
export function commandWords<const Options extends ParseArgsOptionsConfig>(words: readonly string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args: withoutDashes(words, options), options, allowPositionals: true });
    return { values, positionals: positionals.map((word) => word.replace(MARK, "")) };
  } catch {
    return null;
  }
}

function withoutDashes(words: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const given: string[] = [];
  for (const word of words) {
    const before = given.at(-1);
    if (!DASHED.test(word)) given.push(word);
    else if (before?.startsWith("--") && options[before.slice(2)]?.type === "string") given[given.length - 1] = `${before}=${word}`;
    else given.push(`${MARK}${word}`);
  }
  return given;
}

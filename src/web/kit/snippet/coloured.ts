export type Tone = "plain" | "text" | "key" | "number" | "comment";
export type Piece = { readonly text: string; readonly tone: Tone };

const TOKENS =
  /(?<comment>(?:^|(?<=\s))(?:#|\/\/).*$)|(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<number>(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-]))/gm;

/**
 * Code cut into pieces of one colour each: comments, quoted texts, names before a colon, numbers. Joined they are the code again.
 * `{ "a": 1 }` → `"a"` is a key, `1` a number.
 */
export function coloured(code: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of code.matchAll(TOKENS)) {
    const { index } = match;
    const [text] = match;
    if (index > at) pieces.push({ text: code.slice(at, index), tone: "plain" });
    at = index + text.length;
    pieces.push({ text, tone: toneOf(match.groups ?? {}, code.slice(at)) });
  }
  if (at < code.length) pieces.push({ text: code.slice(at), tone: "plain" });
  return pieces;
}

function toneOf({ comment, number }: Readonly<Record<string, string | undefined>>, rest: string): Tone {
  if (comment !== undefined) return "comment";
  if (number !== undefined) return "number";
  return /^\s*:/.test(rest) ? "key" : "text";
}

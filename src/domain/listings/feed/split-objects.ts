import { FeedCut } from "./feed-cut.ts";

/** Longer than any home is told; it bounds what a file without ends can take. */
const MOST_CHARACTERS = 65_536;

/**
 * The objects of a JSON array as texts, one after the other, while the array comes in; also of a file with one object a line. Throws {@link FeedCut}
 * where the text is no such list, or ends before it does.
 */
export async function* splitObjects(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const list = listReader();
  for await (const chunk of chunks) yield* list.read(chunk);
  list.end();
}

type Where = "before" | "in-array" | "after" | "in-lines";

/** What each mark between the objects leads to. Other signs than these and spaces do not stand there. */
const MARKS: Readonly<Record<Where, Readonly<Record<string, Where>>>> = {
  before: { "[": "in-array", "{": "in-lines" },
  "in-array": { ",": "in-array", "{": "in-array", "]": "after" },
  "in-lines": { ",": "in-lines", "{": "in-lines" },
  after: {},
};
const STEPS: Readonly<Record<string, number>> = { "{": 1, "[": 1, "}": -1, "]": -1 };

/** How deep a letter stands within an object; brackets in texts do not count. */
function depthCounter() {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const inText = (letter: string) => {
    isText = isEscaped || letter !== '"';
    isEscaped = !isEscaped && letter === "\\";
  };
  const take = (letter: string): number => {
    if (isText) inText(letter);
    else if (letter === '"') isText = true;
    else depth += STEPS[letter] ?? 0;
    return depth;
  };
  return { take };
}

function listReader() {
  let where: Where = "before";
  let depth = 0;
  let object = "";
  const counter = depthCounter();

  const between = (letter: string) => {
    if (/[\s\uFEFF]/.test(letter)) return;
    const next = MARKS[where][letter];
    if (next === undefined) throw new FeedCut();
    where = next;
  };
  /** What a letter is to the objects. */
  const take = (letter: string): "outside" | "first" | "inside" | "last" => {
    const isBetween = depth === 0;
    if (isBetween) between(letter);
    if (isBetween && letter !== "{") return "outside";
    depth = counter.take(letter);
    if (isBetween) return "first";
    return depth === 0 ? "last" : "inside";
  };
  function* read(chunk: string): Generator<string> {
    let start = 0;
    for (let i = 0; i < chunk.length; i += 1) {
      const what = take(chunk.charAt(i));
      if (what === "first") start = i;
      if (what !== "last") continue;
      yield object + chunk.slice(start, i + 1);
      object = "";
    }
    if (depth > 0) object += chunk.slice(start);
    if (object.length > MOST_CHARACTERS) throw new FeedCut();
  }
  const end = () => {
    if (depth > 0 || where === "in-array") throw new FeedCut();
  };
  return { read, end };
}

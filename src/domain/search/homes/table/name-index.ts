/** Names of buildings with the rows that bear them, found by any two characters that stand beside each other in them. A name is known by its number. */
export type NameIndex = {
  readonly numbers: Map<string, number>;
  /** All names one after the other, for names that are read in their order are read quickly; where each begins, and where the last one ends. */
  texts: Uint16Array;
  readonly starts: number[];
  /** Of most names there is one row: only what has more needs a list of them. */
  readonly first: number[];
  readonly others: Map<number, number[]>;
  readonly byPair: Map<string, number[]>;
};

export function newNameIndex(): NameIndex {
  return { numbers: new Map(), texts: new Uint16Array(1_024), starts: [0], first: [], others: new Map(), byPair: new Map() };
}

export function addName(index: NameIndex, name: string, row: number): void {
  const { numbers, first, others, byPair } = index;
  const known = numbers.get(name);
  if (known !== undefined) {
    addTo(others, known, row);
    return;
  }
  const number = numbers.size;
  numbers.set(name, number);
  first.push(row);
  addText(index, name);
  for (const pair of pairsOf(name)) addTo(byPair, pair, number);
}

function addText(index: NameIndex, name: string): void {
  const start = index.starts.at(-1) ?? 0;
  const end = start + name.length;
  if (end > index.texts.length) {
    const wider = new Uint16Array(2 * end);
    wider.set(index.texts);
    index.texts = wider;
  }
  for (let i = 0; i < name.length; i += 1) index.texts[start + i] = name.charCodeAt(i);
  index.starts.push(end);
}

function addTo<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Rows of the names that contain a text; a row of two names may stand twice. */
export function rowsNamed(index: NameIndex, part: string): number[] {
  const { first, others, byPair } = index;
  const candidates = part.length < 2 ? first.keys() : fewestOf(byPair, part);
  const contains = finder(index, part);
  const found: number[] = [];
  for (const number of candidates) {
    // A pair is all that is asked for: whatever is found by it contains it.
    if (part.length !== 2 && !contains(number)) continue;
    found.push(first[number] ?? 0);
    for (const row of others.get(number) ?? NONE) found.push(row);
  }
  return found;
}

const NONE: readonly number[] = [];

/** Whether a text stands in the name of a number. */
function finder({ texts, starts }: NameIndex, part: string): (number: number) => boolean {
  const wanted = Uint16Array.from({ length: part.length }, (_, i) => part.charCodeAt(i));
  return (number) => {
    const last = (starts[number + 1] ?? 0) - wanted.length;
    for (let at = starts[number] ?? 0; at <= last; at += 1) if (standsAt(texts, at, wanted)) return true;
    return false;
  };
}

function standsAt(texts: Uint16Array, at: number, wanted: Uint16Array): boolean {
  for (let i = 0; i < wanted.length; i += 1) if (texts[at + i] !== wanted[i]) return false;
  return true;
}

function fewestOf(byPair: NameIndex["byPair"], part: string): readonly number[] {
  return [...pairsOf(part)]
    .map((pair) => byPair.get(pair) ?? NONE)
    .reduce((fewest, names) => (names.length < fewest.length ? names : fewest));
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let i = 0; i + 2 <= text.length; i += 1) pairs.add(text.slice(i, i + 2));
  return pairs;
}

/** Names of buildings with the rows that bear them, found by any two characters that stand beside each other in them. */
export type NameIndex = {
  /** A name is known by its place here. */
  readonly names: string[];
  readonly rows: number[][];
  readonly numbers: Map<string, number>;
  readonly byPair: Map<string, number[]>;
};

export function newNameIndex(): NameIndex {
  return { names: [], rows: [], numbers: new Map(), byPair: new Map() };
}

export function addName({ names, rows, numbers, byPair }: NameIndex, name: string, row: number): void {
  const known = rows[numbers.get(name) ?? -1];
  if (known) {
    known.push(row);
    return;
  }
  const number = names.length;
  names.push(name);
  rows.push([row]);
  numbers.set(name, number);
  for (const pair of pairsOf(name)) {
    const numbersOf = byPair.get(pair);
    if (numbersOf) numbersOf.push(number);
    else byPair.set(pair, [number]);
  }
}

/** Rows of the names that contain a text; a row of two names may stand twice. */
export function rowsNamed({ names, rows, byPair }: NameIndex, part: string): number[] {
  const found: number[] = [];
  const take = (number: number) => {
    // A pair is all that is asked for: whatever is found by it contains it.
    if (part.length !== 2 && !names[number]?.includes(part)) return;
    for (const row of rows[number] ?? []) found.push(row);
  };
  if (part.length < 2) names.forEach((_, number) => void take(number));
  else fewestOf(byPair, part).forEach(take);
  return found;
}

function fewestOf(byPair: NameIndex["byPair"], part: string): readonly number[] {
  return [...pairsOf(part)]
    .map((pair) => byPair.get(pair) ?? [])
    .reduce((fewest, names) => (names.length < fewest.length ? names : fewest));
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let i = 0; i + 2 <= text.length; i += 1) pairs.add(text.slice(i, i + 2));
  return pairs;
}

/** A row whose address stands in line `first` of the file already; null: it stands in the mailing. */
export type RepeatedRow = { readonly line: number; readonly first: number | null };

type KeyedRow = { readonly line: number; readonly key: string };

/** Which rows bring an address that is there already, in their order. `known`: the keys of the mailing. */
export function repeatedRows(rows: readonly KeyedRow[], known: ReadonlySet<string>): RepeatedRow[] {
  const firsts = new Map<string, number>();
  return rows.flatMap(({ line, key }): RepeatedRow[] => {
    const first = firsts.get(key);
    if (known.has(key)) return [{ line, first: null }];
    firsts.set(key, first ?? line);
    return first === undefined ? [] : [{ line, first }];
  });
}

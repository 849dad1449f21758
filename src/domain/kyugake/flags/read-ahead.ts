/** What is read of each item, in their order: the next is read while the last is worked on. A failure comes up at its turn. */
export async function* readAhead<Item, Found>(items: readonly Item[], read: (item: Item) => Promise<Found>): AsyncGenerator<Found> {
  const begin = (at: number) => items.slice(at, at + 1).map(read)[0] ?? null;
  let next = begin(0);
  for (let at = 1; next !== null; at += 1) {
    const found: Found = await next;
    next = begin(at);
    next?.catch(() => undefined);
    yield found;
  }
}

type Turns<T> = {
  /** Whose it is. */
  readonly ownerOf: (item: T) => string;
  readonly atATime: number;
};

/** Works through items, some at a time: what is begun next is of the owner of whom least is under way, so that nobody's slow ones hold up another's. */
export async function inTurn<T>(items: readonly T[], { ownerOf, atATime }: Turns<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = new Map([...Map.groupBy(items, ownerOf)].map(([owner, own]) => [owner, [...own]]));
  const underWay = new Map<string, number>();
  const count = (owner: string, by: number) => underWay.set(owner, (underWay.get(owner) ?? 0) + by);
  const next = () => {
    const owners = [...waiting].flatMap(([owner, own]) => (own.length > 0 ? [owner] : []));
    const [first] = owners.toSorted((a, b) => (underWay.get(a) ?? 0) - (underWay.get(b) ?? 0));
    return first === undefined ? undefined : { owner: first, item: waiting.get(first)?.shift() };
  };
  const goOn = async (): Promise<void> => {
    for (let one = next(); one?.item !== undefined; one = next()) {
      count(one.owner, 1);
      await work(one.item).finally(() => count(one?.owner ?? "", -1));
    }
  };
  await Promise.all(Array.from({ length: atATime }, goOn));
}

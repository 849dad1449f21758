import { searchKey } from "#kernel/japanese-text.ts";

export type KnownBuilding = { readonly key: string; readonly name: string; readonly address: string };

/**
 * Finds buildings by name and address, both compared as `searchKey` spells them; the address may lack its front (`東京都`) on either side. Null
 * when no building or more than one fits: nothing is guessed.
 */
export function buildingFinder(buildings: readonly KnownBuilding[]): (name: string, address: string) => string | null {
  const byName = Map.groupBy(buildings, ({ name }) => searchKey(name));
  return (name, address) => {
    const found = (byName.get(searchKey(name)) ?? []).filter((building) => isSameAddress(searchKey(building.address), searchKey(address)));
    return found.length === 1 ? (found[0]?.key ?? null) : null;
  };
}

function isSameAddress(a: string, b: string): boolean {
  return a !== "" && b !== "" && (a.endsWith(b) || b.endsWith(a));
}

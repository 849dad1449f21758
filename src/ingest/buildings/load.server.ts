import {
  buildingMatcher,
  type Decided,
  decidedDoubts,
  doubtId,
  listDoubts,
  listKnownBuildings,
  registerBuilding,
  writeFacts,
} from "#domain/register/index.server.ts";
import type { BuildingMatcher, Doubt } from "#domain/register/match-building.ts";
import type { NotRegistered } from "#domain/register/types.ts";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { loadedAt } from "./loaded-at.server.ts";
import type { BuildingRow } from "./parse.ts";

const NAMES_IN_NOTE = 5;

/**
 * Takes buildings and their facts; counts are of facts. A building is known by its key, else by name and address; one that is not known is
 * registered, one that is only alike is listed for a person. A newer file's value replaces an older one's, field by field.
 */
export async function beginBuildings(tx: Tx): Promise<Loader<BuildingRow>> {
  const rows: BuildingRow[] = [];
  return {
    stage: async (batch) => {
      rows.push(...batch);
    },
    merge: (loadId) => mergeBuildings(tx, loadId, rows),
  };
}

/** What became of a row. */
type Sorted =
  | { readonly is: "known" | "new"; readonly row: BuildingRow; readonly key: string }
  | { readonly is: "doubtful"; readonly row: BuildingRow; readonly why: Doubt; readonly keys: readonly string[] }
  | { readonly is: "unknown-key" | "dropped" | NotRegistered; readonly row: BuildingRow };

async function mergeBuildings(tx: Tx, loadId: number, rows: readonly BuildingRow[]): Promise<Merged> {
  const buildings = await listKnownBuildings(tx);
  const known = { keys: new Set(buildings.map(({ key }) => key)), matcher: buildingMatcher(buildings), decided: await decidedDoubts(tx) };
  const sorted: Sorted[] = [];
  // One after the other: a row may tell of a building that the row before it has brought.
  for (const row of rows) sorted.push(await sortRow(tx, row, { ...known, loadId }));
  const doubts = sorted.flatMap((one) => (one.is === "doubtful" ? [one] : []));
  const placed = sorted.flatMap((one) => (one.is === "known" || one.is === "new" ? [one] : []));
  if (placed.length + doubts.length === 0) throw new FileRefused("no-usable-row", reasonOf(sorted));
  const listed = doubts.map(({ row: { apartmentKey: _, ...told }, why, keys }) => ({ told, why, keys }));
  await listDoubts(tx, listed, { loadId, now: await loadedAt(tx, loadId) });
  const merged = await writeFacts(
    tx,
    loadId,
    placed.map(({ row, key }) => ({ told: row, key })),
  );
  return { ...merged, firstQuarter: null, lastQuarter: null, notes: notesOf(sorted) };
}

type Known = { readonly keys: ReadonlySet<string>; readonly matcher: BuildingMatcher; readonly decided: Decided; readonly loadId: number };

async function sortRow(tx: Tx, row: BuildingRow, { keys, matcher, decided, loadId }: Known): Promise<Sorted> {
  if (row.apartmentKey !== null)
    return keys.has(row.apartmentKey) ? { is: "known", row, key: row.apartmentKey } : { is: "unknown-key", row };
  const settled = decided.get(doubtId(row));
  if (settled === null) return { is: "dropped", row };
  if (settled !== undefined) return { is: "known", row, key: settled };
  const match = matcher.match({ name: row.name, address: row.address, place: row.register.place });
  if (match.is !== "unknown") return match.is === "known" ? { is: "known", row, key: match.key } : { ...match, row };
  const registered = await registerBuilding(tx, row, { loadId, isSample: false });
  if (!registered.ok) return { is: registered.reason, row };
  if (row.register.place) matcher.add({ key: registered.value, name: row.name, address: row.address, place: row.register.place });
  return { is: "new", row, key: registered.value };
}

const LEFT_OUT = {
  "unknown-key": "登録のない建物キー",
  "place-missing": "新しい建物にするには緯度・経度の足りないもの(町の中心は建物の位置ではないため使いません)",
  "built-year-missing": "新しい建物にするには建った年の足りないもの",
  "address-unknown": "住所から町が一つに決まらないもの",
  "place-elsewhere": "緯度・経度が住所の町から離れているもの",
  dropped: "前に見送りと決めたもの",
} as const;

function notesOf(sorted: readonly Sorted[]): string[] {
  const count = (is: Sorted["is"]) => sorted.filter((one) => one.is === is);
  const created = count("new");
  const doubts = count("doubtful");
  const left = (Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[]).flatMap((is) => {
    const rows = count(is);
    return rows.length > 0 ? [`${LEFT_OUT[is]}: ${named(rows)}`] : [];
  });
  return [
    ...(created.length > 0 ? [`新しく登録した建物: ${named(created)}`] : []),
    ...(doubts.length > 0 ? [`同じ建物かどうか人が確かめるもの: ${named(doubts)}。npm run risk -- buildings で見て決めます。`] : []),
    ...left,
  ];
}

function reasonOf(sorted: readonly Sorted[]): string {
  return `登録できる建物のないファイル(${notesOf(sorted).join("、")})`;
}

function named(sorted: readonly Sorted[]): string {
  const names = sorted.slice(0, NAMES_IN_NOTE).map(({ row }) => row.name || (row.apartmentKey ?? ""));
  const more = sorted.length > NAMES_IN_NOTE ? " ほか" : "";
  return `${sorted.length.toLocaleString("ja-JP")}棟(${names.join("、")}${more})`;
}

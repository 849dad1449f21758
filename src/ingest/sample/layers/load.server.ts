import { createHash } from "node:crypto";
import { holdsSamples } from "#domain/properties/index.server.ts";
import type { Loader } from "#ingest/frame/source.ts";
import { areaFactLoader, meshLoader, pointLoader, townFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { beginLoad, finishLoad } from "#ingest/ledger/load.server.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { floodGridLoader } from "#ingest/town-shares/flood-loader.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { insertBuildingFacts } from "./building-rows.server.ts";
import { heldBy, sampleApartments } from "./held.server.ts";
import { type SampleLayers, sampleLayers } from "./sample-layers.ts";

/** Raise it when a generator changes, so that older sample data are replaced at the next start. */
const LAYOUT = "sample-layers-3";
const SEED = 20_261_121;
const CREDIT = { attribution: "サンプルデータ(架空)", licence: "架空のデータ" };
const TOKYO = "13";

export type SampleLayersLoad = {
  /** Datasets that were written now; the others were there already. */
  readonly written: readonly string[];
};

type Part = {
  readonly dataset: string;
  readonly asOf: string | null;
  readonly rows: number;
  readonly write: (tx: Tx, loadId: number) => Promise<void>;
};

/**
 * Gives every dataset that holds nothing its invented data about the sample buildings. A second call writes nothing. Where anything was
 * imported the sample buildings are gone, and nothing is invented about others.
 */
export async function loadSampleLayers(db: Db, { now }: { readonly now: Date }): Promise<SampleLayersLoad> {
  const apartments = await sampleApartments(db);
  if (apartments.length === 0) return { written: [] };
  const { places, text } = await readPlaces();
  const fingerprint = createHash("sha256").update(`${LAYOUT}\n${SEED}\n${text}`).digest("hex");
  const held = await heldBy(db, DATASETS, fingerprint);
  if (DATASETS.every((dataset) => held.has(dataset))) return { written: [] };
  const parts = partsOf(sampleLayers(places, apartments, SEED)).filter(({ dataset }) => !held.has(dataset));
  for (const part of parts) {
    await inTransaction(db, async (tx) => {
      await takeLock(tx, "ingest");
      // An import may have taken the samples away meanwhile.
      if (await holdsSamples(tx)) await load(tx, part, { now, fingerprint });
    });
  }
  return { written: parts.map(({ dataset }) => dataset) };
}

type Stamp = { readonly now: Date; readonly fingerprint: string };

async function load(tx: Tx, { dataset, asOf, rows, write }: Part, { now, fingerprint }: Stamp): Promise<void> {
  const head = { source: "sample", layout: LAYOUT, fileName: `sample-layers/${dataset}`, ...CREDIT, asOf, loadedAt: now };
  const loadId = await beginLoad(tx, head);
  await write(tx, loadId);
  const counts = { read: rows, rejected: 0, byReason: {}, added: rows, changed: 0, unchanged: 0 };
  await finishLoad(tx, loadId, { ...counts, firstQuarter: null, lastQuarter: null, notes: [], sha256: fingerprint });
}

/** Every dataset that has a sample. */
export const DATASETS: readonly string[] = [
  ...["flood_max", "jshis", "ground", "liquefaction", "population_mesh", "flood_planned", "flood_duration", "flood_collapse"],
  ...["inland_flood", "storm_surge", "tsunami", "landslide", "school_district", "fault", "kikendo", "flood_town", "crime", "households"],
  ...["population", "crime_prefecture", "covid", "nursery", "medical", "school", "facility", "evacuation_site", "shelter"],
  ...["crime_incident", "land_price", "building_fact"],
];

function partsOf({ flood, meshes, zones, towns, areas, points, buildings }: SampleLayers): Part[] {
  return [
    part({ dataset: "flood_max", asOf: "2023", rows: flood }, floodGridLoader),
    ...meshes.map((set) => part(set, meshLoader)),
    ...zones.map((set) => part({ ...set, rows: set.rows.map((row) => ({ ...row, extent: TOKYO })) }, zoneLoader)),
    ...towns.map((set) => part(set, townFactLoader)),
    ...areas.map((set) => part(set, areaFactLoader)),
    ...[...points].map(([dataset, rows]) => part({ dataset, asOf: "2024", rows }, pointLoader)),
    {
      ...{ dataset: "building_fact", asOf: "2025", rows: buildings.length },
      write: (tx, loadId) => insertBuildingFacts(tx, buildings, { loadId, source: CREDIT.attribution }),
    },
  ];
}

type DataSet<Row> = { readonly dataset: string; readonly asOf: string; readonly rows: readonly Row[] };
type MakeLoader<Row> = (tx: Tx, dataset: string) => Promise<Loader<Row>>;

function part<Row>({ dataset, asOf, rows }: DataSet<Row>, makeLoader: MakeLoader<Row>): Part {
  const write = async (tx: Tx, loadId: number) => {
    const loader = await makeLoader(tx, dataset);
    await loader.stage(rows);
    await loader.merge(loadId);
  };
  return { dataset, asOf, rows: rows.length, write };
}

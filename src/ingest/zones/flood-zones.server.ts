import { known } from "#ingest/frame/row-fields.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type ZoneRow, zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { ksjEdition } from "./landslide.server.ts";
import { openZones, requireRank, ZONE_REJECTIONS, type ZoneLayout } from "./open-zones.server.ts";

/** What the files hold besides the depth at maximum scale, which comes as a grid: the first digit of a property, and how many ranks there are. */
const SCENARIOS = [
  { digit: 1, dataset: "flood_planned", mostRank: 6 },
  { digit: 3, dataset: "flood_duration", mostRank: 7 },
  { digit: 4, dataset: "flood_collapse", mostRank: 3 },
] as const;

type Scenario = (typeof SCENARIOS)[number];

/** By river (A31a, from 2023; A31 before): a file tells of one river, and nothing about places that another may flood. */
function byRiver(prefix: "A31a" | "A31", { digit, dataset, mostRank }: Scenario): ZoneLayout {
  const rank = `${prefix}_${digit}05`;
  return {
    name: `${prefix.toLowerCase()} ${dataset}`,
    needs: [rank],
    zoneOf: (property, fileName) => {
      const [river, name] = [property(`${prefix}_${digit}01`), property(`${prefix}_${digit}02`)];
      const kind = kindOf(dataset, fileName);
      const part = river === "" ? {} : { part: `${dataset}/${river}-${kind}` };
      const data = known({ river: name, manager: property(`${prefix}_${digit}04`) });
      return { kind, value: requireRank(property(rank), mostRank), data, extent: null, ...part };
    },
  };
}

/**
 * By first-order mesh (A31b): a file tells of all rivers in the mesh that its name has. Of collapse it tells one cause of two, so that nothing
 * follows for places outside.
 */
function byMesh({ digit, dataset, mostRank }: Scenario): ZoneLayout {
  const rank = `A31b_${digit}01`;
  return {
    name: `a31b ${dataset}`,
    needs: [rank],
    zoneOf: (property, fileName) => {
      const mesh = /_(\d{4})(?=[_.])/.exec(fileName)?.[1] ?? null;
      const kind = kindOf(dataset, fileName);
      const part = mesh === null ? {} : { part: `${dataset}/${mesh}-${kind}` };
      return { kind, value: requireRank(property(rank), mostRank), data: {}, extent: dataset === "flood_collapse" ? null : mesh, ...part };
    },
  };
}

/** 41 氾濫流, 42 河岸侵食: the name of the file tells them apart. */
function kindOf(dataset: Scenario["dataset"], fileName: string): string {
  if (dataset !== "flood_collapse") return "depth";
  if (/[-_]41[-_]|氾濫流/.test(fileName)) return "flow";
  return /[-_]42[-_]|河岸侵食/.test(fileName) ? "erosion" : "collapse";
}

const LAYOUTS = SCENARIOS.flatMap((scenario) => [byRiver("A31a", scenario), byRiver("A31", scenario), byMesh(scenario)]);

export const floodZones: Source<ZoneRow> = {
  name: "flood-zones",
  usage: "国土数値情報 A31a / A31b の GeoJSON(計画規模、浸水継続時間、家屋倒壊等氾濫想定区域)",
  expected: "国土数値情報 A31a・A31b の GeoJSON(計画規模 105、浸水継続時間 305、家屋倒壊 405。想定最大規模は flood-grid で取り込みます)",
  attribution: "国土交通省 国土数値情報(洪水浸水想定区域データ A31)を加工して作成",
  licence: "国土数値情報コンテンツ利用規約(CC BY 4.0 互換)",
  rejections: ZONE_REJECTIONS,
  open: (bytes, path) => openZones(bytes, path, LAYOUTS),
  begin: (tx, layout) => zoneLoader(tx, datasetOf(layout)),
  asOf: ksjEdition,
};

function datasetOf(layout: string): string {
  const scenario = SCENARIOS.find(({ dataset }) => layout.endsWith(` ${dataset}`));
  if (!scenario) throw new Error(`no dataset for layout ${layout}`);
  return scenario.dataset;
}

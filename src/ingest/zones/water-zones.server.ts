import { known } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type ZoneRow, zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { depthRank } from "./depth-rank.ts";
import { ksjEdition } from "./landslide.server.ts";
import { isExtract, openZones, type Property, requirePrefecture, ZONE_REJECTIONS, type ZoneLayout } from "./open-zones.server.ts";

const LICENCE = "国土数値情報コンテンツ利用規約(CC BY 4.0 互換)";

/** Files of one hazard with a class of depth in words. `areaOf` names what the file tells the whole of. */
type DepthFile = {
  readonly name: string;
  readonly dataset: string;
  readonly usage: string;
  readonly attribution: string;
  readonly layout: string;
  readonly needs: readonly string[];
  readonly depth: string;
  readonly areaOf: (property: Property) => string;
};

function depthZones(file: DepthFile): Source<ZoneRow> {
  const layout: ZoneLayout = {
    name: file.layout,
    needs: file.needs,
    zoneOf: (property) => {
      const depth = property(file.depth);
      const value = depthRank(depth);
      if (value === null) throw new RowRejected("rank-invalid", depth);
      const area = file.areaOf(property);
      const coverage = isExtract(property) ? { extent: null } : { extent: area, part: `${file.layout}/${area}` };
      return { kind: "depth", value, data: known({ depth }), ...coverage };
    },
  };
  return {
    name: file.name,
    usage: file.usage,
    expected: `${file.usage}(${file.needs.join(", ")})`,
    attribution: file.attribution,
    licence: LICENCE,
    rejections: ZONE_REJECTIONS,
    open: (bytes, path) => openZones(bytes, path, [layout]),
    begin: (tx) => zoneLoader(tx, file.dataset),
    asOf: ksjEdition,
  };
}

export const stormSurge = depthZones({
  name: "storm-surge",
  dataset: "storm_surge",
  usage: "国土数値情報 A49(高潮浸水想定区域)の GeoJSON",
  attribution: "国土交通省 国土数値情報(高潮浸水想定区域データ A49)を加工して作成",
  layout: "a49",
  needs: ["A49_002", "A49_003"],
  depth: "A49_003",
  areaOf: (property) => requirePrefecture(property("A49_002")),
});

export const tsunami = depthZones({
  name: "tsunami",
  dataset: "tsunami",
  usage: "国土数値情報 A40(津波浸水想定)の GeoJSON",
  attribution: "国土交通省 国土数値情報(津波浸水想定データ A40)を加工して作成",
  layout: "a40",
  needs: ["A40_002", "A40_003"],
  depth: "A40_003",
  areaOf: (property) => requirePrefecture(property("A40_002")),
});

/** Told city by city: many cities have not published theirs. */
export const inlandFlood = depthZones({
  name: "inland-flood",
  dataset: "inland_flood",
  usage: "国土数値情報 A51(雨水出水浸水想定区域)の GeoJSON",
  attribution: "国土交通省 国土数値情報(雨水出水浸水想定区域データ A51)を加工して作成",
  layout: "a51",
  needs: ["A51_004", "A51_005"],
  depth: "A51_005",
  areaOf: (property) => {
    const code = property("A51_004").padStart(5, "0");
    if (!/^\d{5}$/.test(code)) throw new RowRejected("area-invalid", code);
    return code;
  },
});

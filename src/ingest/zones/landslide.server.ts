import { known } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type ZoneRow, zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { prefectureCode } from "#kernel/prefectures.ts";
import { isExtract, openZones, requirePrefecture, requireRank, ZONE_REJECTIONS, type ZoneLayout } from "./open-zones.server.ts";

/** A33_001 現象の種類. */
const PHENOMENA = ["急傾斜地の崩壊", "土石流", "地滑り"] as const;
/** A33_002 区域区分: 1 and 2 are designated, 3 and 4 surveyed and not yet; even ones are 特別警戒区域. */
const MOST_ZONE_CODE = 4;

const YELLOW = { kind: "yellow", value: 1 } as const;
const RED = { kind: "red", value: 2 } as const;

const LAYOUTS: readonly ZoneLayout[] = [
  {
    name: "a33",
    needs: ["A33_001", "A33_002", "A33_003"],
    zoneOf: (property) => {
      const code = requireRank(property("A33_002"), MOST_ZONE_CODE);
      const prefecture = requirePrefecture(property("A33_003"));
      const phenomenon = PHENOMENA[requireRank(property("A33_001"), PHENOMENA.length) - 1];
      const data = known({
        phenomenon,
        name: property("A33_005"),
        address: property("A33_006"),
        announcedOn: property("A33_007"),
        isDesignated: code <= 2,
      });
      const coverage = isExtract(property) ? { extent: null } : { extent: prefecture, part: `a33/${prefecture}` };
      return { ...(code % 2 === 0 ? RED : YELLOW), data, ...coverage };
    },
  },
  {
    name: "tokyo-dosha",
    needs: ["genshoname", "kubun", "prefacture"],
    credit: {
      attribution: "東京都建設局「土砂災害警戒区域等」を加工して作成",
      licence: "東京都オープンデータ利用規約",
    },
    // A file holds one phenomenon in one kind of zone: outside of it there may well be others.
    zoneOf: (property) => {
      const zone = tokyoZone(property("kubun"));
      const [prefecture, phenomenon] = [prefectureCode(property("prefacture")), property("genshoname")];
      if (prefecture === null) throw new RowRejected("area-invalid", property("prefacture"));
      const data = known({
        phenomenon,
        name: property("keiryuname") || property("kashoname"),
        address: property("shozaichi"),
        announcedOn: property("koujidate"),
        isDesignated: true,
      });
      return { ...zone, data, extent: null, part: `tokyo-dosha/${prefecture}-${phenomenon}-${zone.kind}` };
    },
  },
];

function tokyoZone(kubun: string): typeof YELLOW | typeof RED {
  if (kubun === "特別警戒区域") return RED;
  if (kubun === "警戒区域") return YELLOW;
  throw new RowRejected("rank-invalid", kubun);
}

export const landslide: Source<ZoneRow> = {
  name: "landslide",
  usage: "土砂災害警戒区域の GeoJSON(国土数値情報 A33、東京都建設局)",
  expected: "土砂災害警戒区域の GeoJSON(国土数値情報 A33_001〜A33_003、または東京都の genshoname, kubun, prefacture)",
  attribution: "国土交通省 国土数値情報(土砂災害警戒区域データ A33)を加工して作成",
  licence: "国土数値情報コンテンツ利用規約(CC BY 4.0 互換)",
  rejections: ZONE_REJECTIONS,
  open: (bytes, path) => openZones(bytes, path, LAYOUTS),
  begin: (tx) => zoneLoader(tx, "landslide"),
  asOf: (fileName) => ksjEdition(fileName),
};

/** The fiscal year in the name of a file of 国土数値情報: `A33-25_13.geojson` -> `2025年度`. */
export function ksjEdition(fileName: string): string | null {
  const [, year] = /^[A-Z]\d{2}[a-z]?-(?:\d{2}-)?(\d{2})[_.-]/.exec(fileName) ?? [];
  return year === undefined ? null : `20${year}年度`;
}

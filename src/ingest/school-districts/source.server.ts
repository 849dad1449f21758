import { yearsInName } from "#ingest/frame/edition.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { readFeatures } from "#ingest/frame/read-features.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type ZoneRow, zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { districtLayout, joinedDistrict, parseDistrict, SCHOOL_DISTRICT_REJECTIONS } from "./parse.ts";

export const schoolDistricts: Source<ZoneRow> = {
  name: "school-districts",
  usage: "国土数値情報 A27(小学校区)・A32(中学校区)の GeoJSON",
  expected: "国土数値情報 A27 または A32 の GeoJSON",
  attribution: "国土交通省 国土数値情報(小学校区データ A27・中学校区データ A32)を加工して作成",
  licence: "国土数値情報ダウンロードサイトコンテンツ利用規約(市区町村により異なる)",
  rejections: SCHOOL_DISTRICT_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const features = await readFeatures(bytes);
    const layout = features && districtLayout(features);
    if (!features || !layout) throw new FileRefused("unknown-layout", "A27 または A32 の属性を持つ地図ではない JSON");
    return { layout, rows: joinedDistricts(features.map((one, i) => parseDistrict(layout, one, i + 1))) };
  },
  begin: (tx) => zoneLoader(tx, "school_district"),
};

async function* joinedDistricts(outcomes: readonly RowOutcome<ZoneRow>[]): AsyncGenerator<RowOutcome<ZoneRow>> {
  const districts = new Map<string, RowOutcome<ZoneRow> & { ok: true }>();
  for (const outcome of outcomes) {
    if (!outcome.ok) {
      yield outcome;
      continue;
    }
    const key = `${outcome.row.part}/${outcome.row.key}`;
    const known = districts.get(key);
    districts.set(key, known ? { ...known, row: joinedDistrict(known.row, outcome.row) } : outcome);
  }
  yield* districts.values();
}

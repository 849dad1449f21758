import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { Feature } from "#ingest/frame/read-features.ts";
import { outcomeOf, RowRejected } from "#ingest/frame/row-rejected.ts";
import type { ZoneRow } from "#ingest/layers/zone-loader.server.ts";
import { requireArea, SHAPE_REJECTIONS } from "#ingest/layers/zone-shape.ts";

export const SCHOOL_DISTRICT_REJECTIONS = {
  "code-invalid": "行政区域コードが5桁の数字ではありません",
  "name-missing": "学校名がありません",
  ...SHAPE_REJECTIONS,
} as const;

export type DistrictLayout = "ksj-a27" | "ksj-a32";

/** 小学校区 A27 or 中学校区 A32, told by the property names of the first feature. */
export function districtLayout(features: readonly Feature[]): DistrictLayout | null {
  const names = Object.keys(features[0]?.properties ?? {});
  if (names.includes("A27_001")) return "ksj-a27";
  return names.includes("A32_001") ? "ksj-a32" : null;
}

/** `line` counts the features from 1. */
export function parseDistrict(layout: DistrictLayout, feature: Feature, line: number): RowOutcome<ZoneRow> {
  const cells = Object.values(feature.properties).map((value) => String(value ?? ""));
  return outcomeOf({ line, cells }, () => districtRow(layout, feature));
}

function districtRow(layout: DistrictLayout, { properties, geometry }: Feature): ZoneRow {
  const kind = layout === "ksj-a27" ? "elementary" : "middle";
  const text = (n: number) =>
    String(properties[`${layout.slice(4).toUpperCase()}_${String(n).padStart(3, "0")}`] ?? "")
      .normalize("NFKC")
      .trim();
  const cityCode = [text(1), text(5)].find((code) => /^\d{5}$/.test(code));
  if (cityCode === undefined) throw new RowRejected("code-invalid", text(1));
  const name = schoolName(text);
  if (name === null) throw new RowRejected("name-missing", text(3));
  const shape = requireArea(geometry);
  return { key: name, part: `${cityCode}/${kind}`, kind, value: null, data: { name, cityCode }, geometry: shape, extent: cityCode };
}

/** The third property (2013, 2016), the fourth (2021, after the school's code) or the seventh (小学校区 of 2010): where a name stands. */
function schoolName(text: (n: number) => string): string | null {
  return [text(3), text(4), text(7)].find((name) => /\p{Script=Han}/u.test(name)) ?? null;
}

/** Parts of one district that come as features of their own, as one. */
export function joinedDistrict(a: ZoneRow, b: ZoneRow): ZoneRow {
  if (a.geometry.type !== "MultiPolygon" || b.geometry.type !== "MultiPolygon") return a;
  return { ...a, geometry: { type: "MultiPolygon", coordinates: [...a.geometry.coordinates, ...b.geometry.coordinates] } };
}

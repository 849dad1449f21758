import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { Feature } from "#ingest/frame/read-features.ts";
import { outcomeOf, RowRejected } from "#ingest/frame/row-rejected.ts";
import { prefectureCode, prefectureOf } from "#kernel/prefectures.ts";

type Polygons = { readonly type: "MultiPolygon"; readonly coordinates: readonly unknown[] };

/** The outline of a prefecture (two digits) or municipality (five). */
export type BoundaryRow = { readonly code: string; readonly prefecture: string; readonly name: string; readonly geometry: Polygons };

export const BOUNDARY_REJECTIONS = {
  "code-missing": "行政区域コードがありません(所属未定地など)",
  "code-invalid": "行政区域コードが正しくありません",
  "undecodable-text": "読めない文字があります",
  "geometry-invalid": "多角形がありません",
} as const;

export type BoundaryLayout = "n03" | "n03-prefectures" | "wards";

/** Told by the property names of the first feature; null when they are none of ours. */
export function boundaryLayout(features: readonly Feature[]): BoundaryLayout | null {
  const names = Object.keys(features[0]?.properties ?? {});
  if (names.includes("N03_007")) return "n03";
  if (names.includes("N03_001")) return "n03-prefectures";
  return names.includes("code") && names.includes("ward_ja") ? "wards" : null;
}

/** `line` counts the features from 1. */
export function parseFeature(layout: BoundaryLayout, feature: Feature, line: number): RowOutcome<BoundaryRow> {
  const text = (name: string) => String(feature.properties[name] ?? "");
  const cells = Object.values(feature.properties).map((value) => String(value ?? ""));
  return outcomeOf({ line, cells }, () => ({ ...namedArea(layout, text), geometry: polygons(feature) }));
}

function namedArea(layout: BoundaryLayout, text: (name: string) => string): Omit<BoundaryRow, "geometry"> {
  if (layout === "n03-prefectures") {
    const name = text("N03_001");
    return { code: prefectureCode(name) ?? rejectCode(name), prefecture: name, name };
  }
  const given = layout === "n03" ? text("N03_007") : text("code");
  if (given === "") throw new RowRejected("code-missing", text("N03_004"));
  const code = fiveDigits(given);
  const prefecture = prefectureOf(code) ?? rejectCode(code);
  return { code, prefecture, name: layout === "wards" ? text("ward_ja") : municipality(text("N03_003"), text("N03_004")) };
}

/** `札幌市` + `中央区`, `稲敷郡` + `阿見町`; the sub-prefectures of Tokyo's islands (大島支庁) are no part of a name. */
function municipality(over: string, name: string): string {
  return /[市郡]$/.test(over) && over !== name ? over + name : name;
}

/** 全国地方公共団体コード: five digits, or six of which the last checks the others. `131211` -> `13121`. */
export function fiveDigits(code: string): string {
  if (/^\d{5}$/.test(code)) return code;
  if (!/^\d{6}$/.test(code) || Number(code[5]) !== checkDigit(code.slice(0, 5))) return rejectCode(code);
  return code.slice(0, 5);
}

/** Weights 6…2, 11 less the remainder by 11, its last digit (総務省 全国地方公共団体コード仕様). */
function checkDigit(code: string): number {
  const sum = [...code].reduce((total, digit, i) => total + Number(digit) * (6 - i), 0);
  return (11 - (sum % 11)) % 10;
}

function rejectCode(found: string): never {
  throw new RowRejected("code-invalid", found);
}

function polygons({ geometry }: Feature): Polygons {
  const coordinates = geometry?.coordinates ?? [];
  if (geometry?.type === "Polygon" && coordinates.length > 0) return { type: "MultiPolygon", coordinates: [coordinates] };
  if (geometry?.type === "MultiPolygon" && coordinates.length > 0) return { type: "MultiPolygon", coordinates };
  throw new RowRejected("geometry-invalid", geometry?.type ?? "");
}

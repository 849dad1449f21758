import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { Feature } from "#ingest/frame/read-features.ts";
import { outcomeOf, RowRejected } from "#ingest/frame/row-rejected.ts";
import { townName } from "#ingest/layers/town-name.ts";
import { requireArea, SHAPE_REJECTIONS } from "#ingest/layers/zone-shape.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";

/** The outline of a 町丁目; exclaves are areas of one shape. */
export type OutlineRow = {
  readonly cityCode: string;
  /** Spelled as table `town` spells it. */
  readonly chome: string;
  readonly geometry: ZoneGeometry & { readonly type: "MultiPolygon" };
};

export const OUTLINE_REJECTIONS = {
  "code-invalid": "KEY_CODE の先頭が市区町村コードではありません",
  "name-missing": "町丁・字等の名称がありません",
  "water-surface": "水面調査区です(町丁目ではありません)",
  ...SHAPE_REJECTIONS,
} as const;

/** Codes of kinds of areas: 8101 町丁・字等, 8154 水面調査区. */
const WATER = "8154";

/** Names of the town in the editions of 国勢調査 小地域: S_NAME since 2015, MOJI before. */
const NAMES = ["S_NAME", "MOJI"] as const;

export type OutlineLayout = "estat-2015" | "estat-2005";

export function outlineLayout(features: readonly Feature[]): OutlineLayout {
  const names = Object.keys(features[0]?.properties ?? {});
  const [newer, older] = NAMES.map((name) => names.includes("KEY_CODE") && names.includes(name));
  if (!newer && !older)
    throw new FileRefused("unknown-layout", `KEY_CODE と S_NAME を持つ地図ではない JSON(${names.slice(0, 6).join(", ")})`);
  return newer ? "estat-2015" : "estat-2005";
}

/** `line` counts the features from 1. */
export function outlineRow({ properties, geometry }: Feature, line: number): RowOutcome<OutlineRow> {
  const text = (name: string) =>
    String(properties[name] ?? "")
      .normalize("NFKC")
      .trim();
  const cells = Object.values(properties).map((value) => String(value ?? ""));
  return outcomeOf({ line, cells }, () => {
    const code = /^\d{5}(?=\d{0,6}$)/.exec(text("KEY_CODE"))?.[0];
    if (code === undefined) throw new RowRejected("code-invalid", text("KEY_CODE"));
    if (text("HCODE") === WATER) throw new RowRejected("water-surface", text("KEY_CODE"));
    const chome = townName(text("S_NAME") || text("MOJI"));
    if (chome === "") throw new RowRejected("name-missing", text("KEY_CODE"));
    return { cityCode: code, chome, geometry: requireArea(geometry) };
  });
}

/** Parts of one town that come as features of their own (飛び地, 基本単位区) are joined; the joined town stands on the line of its last part. */
export function* joinedOutlines(outcomes: Iterable<RowOutcome<OutlineRow>>): Generator<RowOutcome<OutlineRow>> {
  const towns = new Map<string, RowOutcome<OutlineRow> & { ok: true }>();
  for (const outcome of outcomes) {
    if (!outcome.ok) {
      yield outcome;
      continue;
    }
    const { row } = outcome;
    const key = `${row.cityCode}/${row.chome}`;
    const coordinates = [...(towns.get(key)?.row.geometry.coordinates ?? []), ...row.geometry.coordinates];
    towns.set(key, { ...outcome, row: { ...row, geometry: { type: "MultiPolygon", coordinates } } });
  }
  yield* towns.values();
}

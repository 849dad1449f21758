import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, readNumber, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";

export const NURSERY_REJECTIONS = { ...PLACE_REJECTIONS, "capacity-invalid": "定員が数字ではありません" } as const;

export type NurseryField = "id" | "name" | "type" | "capacity" | "city" | "address" | "lat" | "lon";

/** The list of the 23 wards, and 子育て施設一覧 of the 自治体標準オープンデータセット. */
export const NURSERY_LAYOUTS: readonly TableLayout<NurseryField>[] = [
  {
    name: "nurseries",
    columns: { id: "HID", name: "Name", type: "Type", capacity: "Full?", city: "Add1", address: "Add2", lat: "lat", lon: "lng|lon" },
  },
  {
    name: "municipal-childcare",
    columns: {
      id: "ID?",
      name: "名称",
      type: "種別",
      capacity: "収容定員|定員?",
      address: "所在地_連結表記|住所",
      lat: "緯度",
      lon: "経度",
    },
  },
];

/** `isLicensed` only where the type says so: 認証保育所 are 認可外 by law (児童福祉法 59条の2). */
export function nurseryRow(cell: Cells<NurseryField>): PointRow {
  const name = requireText(cell("name"), "name-missing");
  const address = cell("city") + cell("address");
  const type = cell("type");
  return {
    key: cell("id") || `${name}|${address}`,
    kind: "nursery",
    name,
    address: address || null,
    place: requirePlace(cell("lon"), cell("lat")),
    data: known<unknown>({ type, isLicensed: isLicensed(type), capacity: readNumber(cell("capacity"), "capacity-invalid") }),
  };
}

function isLicensed(type: string): boolean | null {
  if (/認可外|無認可|認証/.test(type)) return false;
  return /認可|認定こども園|小規模保育|家庭的保育|事業所内保育/.test(type) ? true : null;
}

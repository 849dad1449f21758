import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";

export const EVACUATION_REJECTIONS = {
  ...PLACE_REJECTIONS,
  "id-missing": "共通ID がありません",
  "flag-invalid": "災害種別の印が 1・0・空欄のどれでもありません",
} as const;

/** What 災害対策基本法 49条の4 designates a place for, in the order of the public files. */
const HAZARDS = ["flood", "landslide", "stormSurge", "earthquake", "tsunami", "largeFire", "inlandFlood", "volcano"] as const;

type Hazard = (typeof HAZARDS)[number];
export type EvacuationField = "id" | "name" | "address" | "lat" | "lon" | "sameAsOther" | Hazard;

const english = { id: "id", name: "name", address: "address?", lat: "lat", lon: "lng|lon" };
const gsi = { id: "共通ID", name: "施設・場所名", address: "住所?", lat: "緯度", lon: "経度" };
const municipal = { id: "ID", name: "名称", address: "所在地_連結表記|住所?", lat: "緯度", lon: "経度" };

/** 国土地理院 指定緊急避難場所・指定避難所データ as published, with English headers, and the 自治体標準オープンデータセット. */
export const EVACUATION_LAYOUTS: readonly TableLayout<EvacuationField>[] = [
  {
    name: "evacuation-sites",
    columns: {
      ...english,
      flood: "flood",
      landslide: "landslide",
      stormSurge: "storm_surge",
      earthquake: "earthquake",
      tsunami: "tsunami",
      largeFire: "large_fire",
      inlandFlood: "inland_flood",
      volcano: "volcano",
      sameAsOther: "same_as_shelter?",
    },
  },
  { name: "gsi-sites", columns: { ...gsi, ...japaneseFlags(""), sameAsOther: "指定避難所との住所同一?" } },
  { name: "municipal-sites", columns: { ...municipal, ...japaneseFlags("災害種別_"), sameAsOther: "指定避難所との重複?" } },
  { name: "evacuation-shelters", columns: { ...english, sameAsOther: "same_as_site?" } },
  { name: "gsi-shelters", columns: { ...gsi, sameAsOther: "指定緊急避難場所との住所同一?" } },
];

function japaneseFlags(prefix: string): Record<Hazard, string> {
  return {
    flood: `${prefix}洪水`,
    landslide: `${prefix}崖崩れ、土石流及び地滑り`,
    stormSurge: `${prefix}高潮`,
    earthquake: `${prefix}地震`,
    tsunami: `${prefix}津波`,
    largeFire: `${prefix}大規模な火事`,
    inlandFlood: `${prefix}内水氾濫`,
    volcano: `${prefix}火山現象`,
  };
}

/** A 指定緊急避難場所 with its hazards as flags, or a 指定避難所, as the layout says. */
export function evacuationRow(layout: TableLayout<EvacuationField>) {
  const dataset = evacuationDataset(layout.name);
  return (cell: Cells<EvacuationField>): PointRow => ({
    ...idOf(cell("id")),
    kind: dataset,
    name: requireText(cell("name"), "name-missing"),
    address: cell("address") || null,
    place: requirePlace(cell("lon"), cell("lat")),
    data: dataset === "shelter" ? {} : { ...flags(cell), ...known({ sameAsShelter: cell("sameAsOther") === "1" || null }) },
  });
}

export function evacuationDataset(layoutName: string): "shelter" | "evacuation_site" {
  return layoutName.endsWith("shelters") ? "shelter" : "evacuation_site";
}

/** 共通ID: E, the municipality's five digits, then its own number. A file tells the whole of each municipality in it. */
function idOf(id: string): Pick<PointRow, "key" | "part"> {
  const key = requireText(id, "id-missing");
  const city = /^E(\d{5})\d{8}$/.exec(key)?.[1];
  return city === undefined ? { key } : { key, part: city };
}

function flags(cell: Cells<EvacuationField>): Record<string, boolean> {
  return Object.fromEntries(HAZARDS.map((hazard) => [hazard, isSet(cell(hazard))]));
}

function isSet(text: string): boolean {
  if (text !== "1" && text !== "0" && text !== "") throw new RowRejected("flag-invalid", text);
  return text === "1";
}

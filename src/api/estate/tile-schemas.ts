import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { isInJapan } from "#kernel/geo.ts";
import { lonLatSchema, provenanceSchema } from "./schemas.ts";

const legendSchema = z
  .array(z.object({ from: z.number(), colour: z.string().openapi({ example: "#FFB7B7" }), label: z.string() }))
  .openapi("MapLegend");

const mapLayerSchema = z
  .object({
    id: z.string().openapi({ example: "flood_max_rank" }),
    title: z.string(),
    /** `town`: areas of 町丁目 or 地区名, by the nearest centre; their borders are not official. */
    shape: z.enum(["mesh", "town", "area", "point", "line"]),
    unit: z.string(),
    precision: z.string(),
    /** The version to ask tiles for: what it stands for never changes. */
    version: z.string().openapi({ example: "1-42" }),
    /** `no_data`: nothing of it was imported. */
    state: z.enum(["ok", "no_data"]),
    minZoom: z.number().int(),
    maxZoom: z.number().int(),
    /** Up to this zoom tiles show coarser pieces. */
    coarse: z.object({ upTo: z.number().int(), precision: z.string() }).nullable(),
    /** A class holds from its `from` on, up to the next. A place without a colour is not thereby safe. */
    legend: legendSchema,
    years: z.array(z.number().int()),
    /** Codes of the prefectures that were looked at; null: the source does not say. */
    prefectures: z.array(z.string()).nullable(),
    provenance: orNull(provenanceSchema),
  })
  .openapi("MapLayer");

export const mapLayersSchema = z
  .object({
    version: z.string(),
    layers: z.array(mapLayerSchema),
    /** Whose boundaries, stations and names of towns the layer `base` is drawn from. */
    baseCredits: z.array(z.object({ attribution: z.string(), licence: z.string() })),
  })
  .openapi("MapLayers");

export const baseMapSchema = z
  .object({
    tilejson: z.literal("3.0.0"),
    tiles: z.array(z.string()),
    minzoom: z.number().int(),
    maxzoom: z.number().int(),
    attribution: z.string(),
    /** What is drawn otherwise than it is, to stand beside the credit; null: nothing is. */
    note: z.string().nullable().openapi({ example: "鉄道は駅を結んだ略図です" }),
  })
  .openapi("BaseMapTiles");

export const meshListSchema = z
  .object({
    layer: z.string(),
    year: z.number().int().nullable(),
    /** How many meshes with a value the window holds; at most 60 of them are listed, the highest values first. */
    total: z.number().int(),
    items: z.array(
      z.object({
        mesh: z.string().openapi({ example: "53394611" }),
        name: z.string().nullable(),
        value: z.number(),
        n: z.number().int().nullable(),
        /** 件数不足: made of fewer than five cases. */
        isFew: z.boolean(),
        label: z.string(),
        place: lonLatSchema,
        /** Of dots (sales, listings): what the map tells of each. */
        facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
      }),
    ),
  })
  .openapi("MeshList");

/** Widest window in degrees. */
export const WIDEST_DEGREES = 1;
const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/;

export const meshQuerySchema = z.object({
  layer: z.string().max(40).openapi({ example: "price_condo" }),
  bbox: z
    .string()
    .transform((text) => text.split(","))
    .refine((parts) => parts.length === 4 && parts.every((part) => NUMBER.test(part)), "west,south,east,north")
    .transform(([west, south, east, north]) => ({ west: Number(west), south: Number(south), east: Number(east), north: Number(north) }))
    .refine(
      ({ west, south, east, north }) =>
        west < east && south < north && isInJapan({ lon: west, lat: south }) && isInJapan({ lon: east, lat: north }),
    )
    .refine(({ west, south, east, north }) => east - west <= WIDEST_DEGREES && north - south <= WIDEST_DEGREES)
    .openapi({ type: "string", example: "139.7,35.6,139.8,35.7" }),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .optional()
    .openapi({ type: "integer" }),
});

import {
  type GrowingBytes,
  growingBytes,
  writeDouble,
  writeNumber,
  writePart,
  writeSteps,
  writeText,
  writeVarint,
  written,
} from "./growing-bytes.ts";
import type { Tags, TileFeature } from "./tile-feature.ts";
import { EXTENT } from "./tile-square.ts";

const VERSION = 2;
/** Numbers of the fields in the specification (vector_tile.proto). */
const TILE = { layer: 3 } as const;
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const;
const FEATURE = { id: 1, tags: 2, type: 3, geometry: 4 } as const;
const VALUE = { text: 1, double: 3, unsigned: 5, signed: 6, yes: 7 } as const;
/** Commands of the pen: the low three bits say what, the others how often. */
const MOVE = 1;
const LINE = 2;
const CLOSE = 15;

/** A Mapbox Vector Tile (version 2) of shapes that are in its own steps already. Its own writer, because a tile has thousands of squares. */
export function tileBytes(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  const tile = growingBytes();
  for (const [name, features] of Object.entries(layers)) writePart(tile, TILE.layer, layerBytes(name, features));
  return written(tile);
}

function layerBytes(name: string, features: readonly TileFeature[]): GrowingBytes {
  const layer = growingBytes();
  writeNumber(layer, LAYER.version, VERSION);
  writeText(layer, LAYER.name, name);
  writeNumber(layer, LAYER.extent, EXTENT);
  const known: Known = { keys: new Map(), values: new Map() };
  const parts = { message: growingBytes(), tags: growingBytes(), geometry: growingBytes() };
  for (const feature of features) writePart(layer, LAYER.feature, featureBytes(feature, known, parts));
  for (const key of known.keys.keys()) writeText(layer, LAYER.key, key);
  for (const value of known.values.keys()) {
    parts.message.length = 0;
    writeValue(parts.message, value);
    writePart(layer, LAYER.value, parts.message);
  }
  return layer;
}

type Value = Tags[string];
/** Keys and values of a layer are told once, and by their number afterwards. */
type Known = { readonly keys: Map<string, number>; readonly values: Map<Value, number> };
/** The same bytes are written over for each feature. */
type Parts = { readonly message: GrowingBytes; readonly tags: GrowingBytes; readonly geometry: GrowingBytes };

function featureBytes(feature: TileFeature, known: Known, { message, tags, geometry }: Parts): GrowingBytes {
  message.length = 0;
  tags.length = 0;
  geometry.length = 0;
  writeTags(tags, feature.tags, known);
  if (feature.type === 1) writeDots(geometry, feature.geometry);
  else writePaths(geometry, feature.geometry, feature.type === 3);
  if (feature.type === 3 && feature.id !== undefined) writeNumber(message, FEATURE.id, feature.id);
  writePart(message, FEATURE.tags, tags);
  writeNumber(message, FEATURE.type, feature.type);
  writePart(message, FEATURE.geometry, geometry);
  return message;
}

function writeTags(to: GrowingBytes, tags: Tags, { keys, values }: Known): void {
  for (const key in tags) {
    const value = tags[key];
    if (value === undefined) continue;
    writeVarint(to, numberOf(keys, key));
    writeVarint(to, numberOf(values, value));
  }
}

function numberOf<T>(known: Map<T, number>, one: T): number {
  const found = known.get(one);
  if (found !== undefined) return found;
  known.set(one, known.size);
  return known.size - 1;
}

function writeDots(to: GrowingBytes, dots: readonly (readonly [number, number])[]): void {
  writeVarint(to, dots.length * 8 + MOVE);
  writeSteps(to, dots, { from: [0, 0], first: 0, end: dots.length });
}

/** Lines, or rings: of these the last point that is the first is left out. */
function writePaths(to: GrowingBytes, paths: readonly (readonly (readonly [number, number])[])[], areRings: boolean): void {
  let pen: readonly [number, number] = [0, 0];
  for (const path of paths) {
    const [first, last] = [path[0], path.at(-1)];
    const isClosed = areRings && path.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
    const end = isClosed ? path.length - 1 : path.length;
    writeVarint(to, 8 + MOVE);
    pen = writeSteps(to, path, { from: pen, first: 0, end: 1 });
    writeVarint(to, (end - 1) * 8 + LINE);
    pen = writeSteps(to, path, { from: pen, first: 1, end });
    if (areRings) writeVarint(to, CLOSE);
  }
}

function writeValue(to: GrowingBytes, value: Value): void {
  if (typeof value === "string") writeText(to, VALUE.text, value);
  else if (typeof value === "boolean") writeNumber(to, VALUE.yes, value ? 1 : 0);
  else if (!Number.isInteger(value)) writeDouble(to, VALUE.double, value);
  else if (value >= 0) writeNumber(to, VALUE.unsigned, value);
  else writeNumber(to, VALUE.signed, -2 * value - 1);
}

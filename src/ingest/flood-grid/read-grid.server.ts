import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { decode } from "fast-png";
import { BLOCK_SIDE, NOT_LOOKED_AT } from "#domain/surroundings/layers/grid-blocks.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { OpenedFile } from "#ingest/frame/source.ts";
import type { GridRow } from "#ingest/layers/grid-loader.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { type GridPlace, gridPlace, metaSchema } from "./grid-place.ts";

const MAX_BYTES = 100_000_000;
const DEEPEST_RANK = 6;

/** A picture whose colour numbers are ranks, with a list of such pictures and their places (`*meta.json`) in the same folder. */
export async function openGrid(bytes: AsyncIterable<Uint8Array>, filePath: string): Promise<OpenedFile<GridRow>> {
  const png = await contents(bytes);
  const place = await placeOf(filePath);
  const ranks = decoded(png);
  if (ranks.width !== place.width || ranks.height !== place.height) {
    throw new FileRefused("malformed", `${ranks.width}×${ranks.height} の画像(一覧では ${place.width}×${place.height})`);
  }
  return { layout: "rank-png", rows: blocks(ranks, place) };
}

async function contents(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) throw new FileRefused("too-large", "100MB を超える画像");
  }
  return Buffer.concat(parts);
}

async function placeOf(filePath: string): Promise<GridPlace> {
  const [folder, fileName] = [path.dirname(filePath), path.basename(filePath)];
  for (const name of (await readdir(folder)).filter((one) => one.endsWith("meta.json"))) {
    const meta = metaSchema.safeParse(await json(path.join(folder, name)));
    const place = meta.success ? gridPlace(meta.data, fileName) : null;
    if (place) return place;
  }
  throw new FileRefused(
    "unknown-layout",
    "位置の分からない画像(同じフォルダの *meta.json に、この画像の west・north・degPerPixel が必要です)",
  );
}

async function json(filePath: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(filePath, "utf8"));
  } catch {
    return null;
  }
}

type Ranks = { readonly width: number; readonly height: number; readonly at: (column: number, row: number) => number };

function decoded(png: Uint8Array): Ranks {
  const { width, height, data, depth, palette } = image(png);
  if (!palette || (depth !== 4 && depth !== 8)) throw new FileRefused("unknown-layout", "色番号(4ビットか8ビット)の画像ではない PNG");
  const stride = Math.ceil((width * depth) / 8);
  const wide = (column: number, row: number) => data[row * stride + column] ?? 0;
  const narrow = (column: number, row: number) => {
    const byte = data[row * stride + (column >> 1)] ?? 0;
    return column % 2 === 0 ? byte >> 4 : byte & 15;
  };
  return { width, height, at: depth === 8 ? wide : narrow };
}

function image(png: Uint8Array): ReturnType<typeof decode> {
  try {
    return decode(png);
  } catch {
    throw new FileRefused("malformed", "PNG として読めない内容");
  }
}

async function* blocks(ranks: Ranks, place: GridPlace): AsyncGenerator<RowOutcome<GridRow>> {
  const { extent } = place;
  let line = 0;
  for (let y = Math.floor(extent.north / BLOCK_SIDE); y * BLOCK_SIDE < extent.south; y += 1) {
    for (let x = Math.floor(extent.west / BLOCK_SIDE); x * BLOCK_SIDE < extent.east; x += 1) {
      line += 1;
      yield block(ranks, place, { x, y, line });
    }
  }
}

function block(
  ranks: Ranks,
  { extent, column, row }: GridPlace,
  { x, y, line }: { x: number; y: number; line: number },
): RowOutcome<GridRow> {
  const values = new Uint8Array(BLOCK_SIDE * BLOCK_SIDE).fill(NOT_LOOKED_AT);
  const [west, north] = [x * BLOCK_SIDE, y * BLOCK_SIDE];
  let deepest = 0;
  for (let r = Math.max(north, extent.north); r < Math.min(north + BLOCK_SIDE, extent.south); r += 1) {
    for (let c = Math.max(west, extent.west); c < Math.min(west + BLOCK_SIDE, extent.east); c += 1) {
      const rank = ranks.at(c - column, r - row);
      values[(r - north) * BLOCK_SIDE + (c - west)] = rank;
      if (rank > deepest) deepest = rank;
    }
  }
  if (deepest <= DEEPEST_RANK) return { ok: true, line, row: { x, y, values } };
  return { ok: false, line, reason: "rank-invalid", found: String(deepest), cells: [String(x), String(y)] };
}

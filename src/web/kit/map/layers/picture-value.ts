import type { LonLat } from "#kernel/geo.ts";
import type { PictureTiles } from "#wire/site-maps.ts";
import { findPicture, type PixelFinding, readPixel } from "./hazard-pictures.ts";
import { loadPicture } from "./hazard-protocol.ts";
import type { LegendClass } from "./overlay.ts";

/** Fine enough for every picture there is; coarser ones are taken where it is missing. */
const ZOOM = 16;
const SIDE = 256;

export type PictureQuestion = {
  readonly hazards: PictureTiles;
  readonly layer: string;
  readonly place: LonLat;
  readonly legend: readonly LegendClass[];
};

/** What the public picture of hazards says of a place; `failed` where it could not be had. */
export async function pictureValue({
  hazards,
  layer,
  place,
  legend,
}: PictureQuestion): Promise<PixelFinding | { readonly state: "failed" }> {
  const { x, y } = squareAt(place);
  const tile = { z: ZOOM, x: Math.floor(x), y: Math.floor(y) };
  try {
    const found = await findPicture(tile, (at) => loadPicture(hazards.template, { ...at, layer }));
    if (found === null) return readPixel(legend, null);
    const { left, top, side } = found.part;
    return readPixel(legend, await pixelOf(found.picture, { x: left + (x - tile.x) * side, y: top + (y - tile.y) * side }));
  } catch {
    return { state: "failed" };
  }
}

/** Where a place lies among the squares of the zoom. */
function squareAt({ lon, lat }: LonLat): { readonly x: number; readonly y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: ((lon + 180) / 360) * 2 ** ZOOM, y: share * 2 ** ZOOM };
}

async function pixelOf(picture: Blob, at: { readonly x: number; readonly y: number }): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("the browser cannot read pictures");
  pen.drawImage(bitmap, -Math.floor(at.x * SIDE), -Math.floor(at.y * SIDE));
  return [...pen.getImageData(0, 0, 1, 1).data];
}

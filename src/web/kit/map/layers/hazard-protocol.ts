import { type AddProtocolAction, addProtocol } from "maplibre-gl";
import type { PictureTiles } from "#wire/site-maps.ts";
import { hatchPicture, type Picture } from "./hatch.ts";
import { findPicture } from "./hazard-pictures.ts";

const SCHEME = "hazard";
const SIDE = 256;

/** The address under which a map asks for pictures of a layer through {@link serveHazards}. */
export function hazardAddress(layer: string): string {
  return `${SCHEME}://${layer}/{z}/{x}/{y}`;
}

/** Has the map take hazard pictures from the service by its rules: the finest zoom that answers, and hatching where there is none. */
export function serveHazards({ template }: PictureTiles): void {
  const answer: AddProtocolAction = async ({ url }, { signal }) => {
    const [layer = "", z, x, y] = url.slice(`${SCHEME}://`.length).split("/");
    const found = await findPicture({ z: Number(z), x: Number(x), y: Number(y) }, (tile) =>
      loadPicture(template, { ...tile, layer }, signal),
    );
    return { data: await bitmapOf(found) };
  };
  addProtocol(SCHEME, answer);
}

type Wanted = { readonly layer: string; readonly z: number; readonly x: number; readonly y: number };

/** A picture of a layer; null where the service has none. */
export async function loadPicture(template: string, wanted: Wanted, signal?: AbortSignal): Promise<Blob | null> {
  const address = template.replace(/\{(layer|z|x|y)\}/g, (_, name: keyof Wanted) => String(wanted[name]));
  const response = await fetch(address, signal ? { signal } : {});
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.status} from ${address}`);
  return response.blob();
}

async function bitmapOf(found: Awaited<ReturnType<typeof findPicture<Blob>>>): Promise<ImageBitmap> {
  if (found === null) return createImageBitmap(tiled(hatchPicture()));
  const { left, top, side } = found.part;
  const size = SIDE * side;
  // Colours stand for classes: they must not be mixed when a part is enlarged.
  return createImageBitmap(found.picture, left * SIDE, top * SIDE, size, size, {
    resizeWidth: SIDE,
    resizeHeight: SIDE,
    resizeQuality: "pixelated",
  });
}

function tiled({ width, height, data }: Picture): ImageData {
  const image = new ImageData(SIDE, SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const from = ((y % height) * width + (x % width)) * 4;
      image.data.set(data.subarray(from, from + 4), (y * SIDE + x) * 4);
    }
  }
  return image;
}

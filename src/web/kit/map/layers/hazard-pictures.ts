import type { LegendClass } from "./overlay.ts";

type TileAddress = { readonly z: number; readonly x: number; readonly y: number };
/** A square part of a picture, in shares of its width. */
export type Part = { readonly left: number; readonly top: number; readonly side: number };
export type PictureStep = { readonly tile: TileAddress; readonly part: Part };

/** A picture that is missing at a finer zoom may be there at this one. */
const COARSEST_TRY = 14;

/** Which pictures to ask for in turn, and the part of each that the wanted square is: the finest zoom that answers counts. */
export function pictureSteps({ z, x, y }: TileAddress): readonly PictureStep[] {
  const steps: PictureStep[] = [];
  for (let zoom = z; zoom >= Math.min(z, COARSEST_TRY); zoom -= 1) {
    const scale = 2 ** (z - zoom);
    const tile = { z: zoom, x: Math.floor(x / scale), y: Math.floor(y / scale) };
    steps.push({ tile, part: { left: (x % scale) / scale, top: (y % scale) / scale, side: 1 / scale } });
  }
  return steps;
}

/** The first picture that is there; null where none is, which means データなし. Anything but a missing picture throws. */
export async function findPicture<T>(
  tile: TileAddress,
  load: (tile: TileAddress) => Promise<T | null>,
): Promise<{ readonly picture: T; readonly part: Part } | null> {
  for (const step of pictureSteps(tile)) {
    const picture = await load(step.tile);
    if (picture !== null) return { picture, part: step.part };
  }
  return null;
}

export type PixelFinding = { readonly state: "ok"; readonly value: number } | { readonly state: "none" | "no_data" | "unknown" };

/** Pictures are sometimes saved with a slight change of colour. */
const SAME_COLOUR = 6;

/**
 * What a pixel of a hazard picture says. No picture: データなし. A transparent pixel: nothing is coloured there, which is not the same as safe.
 * `unknown`: a colour that the legend does not have.
 */
export function readPixel(legend: readonly LegendClass[], pixel: readonly number[] | null): PixelFinding {
  if (pixel === null) return { state: "no_data" };
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
  if (alpha === 0) return { state: "none" };
  const found = legend.find(({ colour }) => distance(channels(colour), [red, green, blue]) <= SAME_COLOUR);
  return found ? { state: "ok", value: found.from } : { state: "unknown" };
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((channel, index) => Math.abs(channel - (b[index] ?? 0))));
}

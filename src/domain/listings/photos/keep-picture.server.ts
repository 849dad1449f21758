import { createHash } from "node:crypto";
import sharp from "sharp";
import { isOfType } from "#kernel/file-content.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { PHOTO_SIZES, type PhotoFault, type PhotoSize } from "./types.ts";

export type KeptPicture = { readonly hash: string; readonly width: number; readonly height: number };

/** What is taken, by what the bytes are and not by what they are called. */
const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;
const MOST_PIXELS = 50_000_000;
const QUALITY = 78;

/** Hears of a picture before its files are written. */
type Note = (hash: string) => Promise<void>;

/**
 * Keeps a picture upright, without what its file tells besides (place, camera, programs), in three sizes as WebP. The same picture is kept once. Reading and
 * writing pictures happens on threads of its library, not on ours.
 */
export async function keepPicture(storage: Storage, bytes: Uint8Array, note?: Note): Promise<Result<KeptPicture, PhotoFault>> {
  if (!TYPES.some((type) => isOfType(type, bytes))) return refused(isHeic(bytes) ? "heic" : "not-a-picture");
  const sizes = await drawSizes(bytes);
  if (!sizes.ok) return sizes;
  const { large } = sizes.value;
  const hash = createHash("sha256").update(large.data).digest("hex");
  await note?.(hash);
  for (const [size, { data }] of Object.entries(sizes.value)) await storage.write(pictureName(hash, size), data);
  return ok({ hash, width: large.width, height: large.height });
}

/** As telephones write by themselves; the picture library has no decoder for it. `mif1` alone may be AVIF too. */
function isHeic(bytes: Uint8Array): boolean {
  const brands = Buffer.from(bytes.subarray(8, 64)).toString("latin1");
  return (isOfType("image/heic", bytes) || isOfType("image/heif", bytes)) && /hei[cxms]|hev[cxms]/.test(brands);
}

type Drawn = { readonly data: Uint8Array; readonly width: number; readonly height: number };

async function drawSizes(bytes: Uint8Array): Promise<Result<Record<PhotoSize, Drawn>, PhotoFault>> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", autoOrient: true })
      .resize({ ...boxOf("large"), withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 0 })
      .toBuffer();
    const [small, medium, large] = await Promise.all([drawn(upright, "small"), drawn(upright, "medium"), drawn(upright, "large")]);
    return ok({ small, medium, large });
  } catch (error) {
    return refused(error instanceof Error && /pixel limit/i.test(error.message) ? "too-many-pixels" : "unreadable");
  }
}

async function drawn(upright: Uint8Array, size: PhotoSize): Promise<Drawn> {
  // Metadata are not carried over unless asked for.
  const { data, info } = await sharp(upright)
    .resize({ ...boxOf(size), withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function boxOf(size: PhotoSize) {
  return { width: PHOTO_SIZES[size], height: PHOTO_SIZES[size], fit: "inside" } as const;
}

/** A kept picture in one of its sizes, WebP; null: there is none of that name. */
export function readPicture(storage: Storage, hash: string, size: PhotoSize): Promise<Uint8Array | null> {
  return storage.read(pictureName(hash, size));
}

/** All files of a picture. */
export function pictureNames(hash: string): string[] {
  return Object.keys(PHOTO_SIZES).map((size) => pictureName(hash, size));
}

/** Where a picture lies in storage. */
export function pictureName(hash: string, size: string): string {
  return `listing-photos/${hash.slice(0, 2)}/${hash}-${size}.webp`;
}

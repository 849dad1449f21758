/** Bytes. */
const LARGEST_PICTURE = 2 * 1024 * 1024;

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

export const CANNOT_OPEN = "この画像を開けませんでした。壊れていないか確かめて、別の画像を選んでください。";

/** Why a file cannot become an icon, in a sentence; null: it can be tried. */
export function pictureFault({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.some((allowed) => allowed === type)) return "PNG、JPEG、WebPの画像を選んでください。ほかの形式は使えません。";
  if (size === 0) return "ファイルの中身がありません。別の画像を選んでください。";
  if (size > LARGEST_PICTURE) return `画像が大きすぎます（${megabytes(size)}MB）。2MB以下の画像を選んでください。`;
  return null;
}

/** Rounded up, so that what is over the limit never reads as the limit. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
}

const EXTENSIONS: Readonly<Record<string, string>> = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" };

/** `icon-abc.webp`. */
export function iconFileName(id: string, type: string): string {
  return `icon-${id}.${EXTENSIONS[type] ?? "png"}`;
}

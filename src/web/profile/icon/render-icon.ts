/** A part of a picture, in its own pixels. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Pixels, each way. */
const ICON_SIZE = 256;
const QUALITY = 0.86;

/**
 * Draws a part of a picture anew as 256×256 WebP, or JPEG where the browser writes no WebP. Only pixels are carried over: nothing the file said
 * about place, time or camera. Rejects for a file that is no picture.
 */
export async function renderIcon(file: Blob, area: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = ICON_SIZE;
  canvas.height = ICON_SIZE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser does not draw");
  // What is transparent would be black as JPEG.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, ICON_SIZE, ICON_SIZE);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, ICON_SIZE, ICON_SIZE);
  picture.close();
  const webp = await encoded(canvas, "image/webp");
  return webp.type === "image/webp" ? webp : encoded(canvas, "image/jpeg");
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no picture as ${type}`))), type, QUALITY);
  });
}

import type { DrawnMap } from "#web/kit/map/layers/layer-map-props.ts";
import type { LegendClass } from "#web/kit/map/layers/overlay.ts";

export type PictureWords = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly legend: readonly LegendClass[];
  /** Credits beside those of the map itself. */
  readonly credits: string;
};

const LINE = 22;
const EDGE = 16;
const SMALL = "12px sans-serif";

/** The map as a PNG with its title, legend and credits: a picture that is passed on must tell where it is from. */
export async function mapPicture(map: DrawnMap, words: PictureWords): Promise<Blob> {
  const { canvas: drawn, credits } = await map.picture();
  const legendRows = Math.ceil(words.legend.length / 2);
  const canvas = document.createElement("canvas");
  const scale = Math.max(1, Math.round(window.devicePixelRatio));
  const lines = [...words.notes, words.credits, credits].flatMap((line) => wrapped(line, drawn.width / scale - 2 * EDGE));
  canvas.width = drawn.width;
  const foot = (legendRows + lines.length) * LINE + 2 * EDGE;
  canvas.height = drawn.height + (2 * LINE + foot) * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("the browser cannot draw pictures");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, 0, 2 * LINE * scale);
  pen.scale(scale, scale);
  pen.textBaseline = "middle";
  write(pen, words.title, { x: EDGE, y: LINE, font: "bold 16px sans-serif" });
  const top = drawn.height / scale + 2 * LINE + EDGE;
  drawLegend(pen, words.legend, { top, width: canvas.width / scale });
  lines.forEach((line, index) => {
    write(pen, line, { x: EDGE, y: top + (legendRows + index + 0.5) * LINE, font: SMALL });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))), "image/png");
  });
}

function wrapped(text: string, width: number): readonly string[] {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return [text];
  pen.font = SMALL;
  return wrapText(text, (part) => pen.measureText(part).width <= width);
}

/** A text in lines that fit; Japanese may break anywhere. Empty text has no line. */
export function wrapText(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const letter of text) {
    if (line !== "" && !fits(line + letter)) {
      lines.push(line);
      line = "";
    }
    line += letter;
  }
  return line === "" ? lines : [...lines, line];
}

function drawLegend(pen: CanvasRenderingContext2D, legend: readonly LegendClass[], { top, width }: { top: number; width: number }): void {
  const rows = Math.ceil(legend.length / 2);
  legend.forEach(({ colour, label }, index) => {
    const x = EDGE + (index < rows ? 0 : width / 2);
    const y = top + ((index % rows) + 0.5) * LINE;
    pen.fillStyle = colour;
    pen.fillRect(x, y - 7, 24, 14);
    pen.strokeStyle = "#8a8f98";
    pen.strokeRect(x, y - 7, 24, 14);
    write(pen, label, { x: x + 32, y, font: SMALL });
  });
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, font }: { x: number; y: number; font: string }): void {
  pen.font = font;
  pen.fillStyle = "#1b2430";
  pen.fillText(text, x, y);
}

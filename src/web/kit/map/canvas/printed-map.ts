import type { Map as MapLibre } from "maplibre-gl";
import type { LonLat } from "#kernel/geo.ts";

const MARK = { radius: 7, font: "bold 14px sans-serif", ink: "#1b2430", fill: "#c2410c" } as const;

const DOT = "#0b5d66";

type Subject = { readonly place: LonLat; readonly label: string } | null;

/** Copies the map as it stands, with the mark of the building and dots for other places, for paper: a browser prints no drawing of the graphics card. */
export function copyForPrint(map: MapLibre, paper: HTMLCanvasElement, subject: Subject, dots: readonly LonLat[] = []): void {
  // Drawn and copied in one go: the drawing is gone when the browser has shown it.
  map.redraw();
  const drawn = map.getCanvas();
  paper.width = drawn.width;
  paper.height = drawn.height;
  const pen = paper.getContext("2d");
  if (!pen) return;
  pen.drawImage(drawn, 0, 0);
  const scale = drawn.width / map.getContainer().clientWidth;
  pen.scale(scale, scale);
  for (const dot of dots) drawDot(pen, map, dot);
  if (subject) drawMark(pen, map, subject);
  drawCredits(pen, creditsOf(map), { width: drawn.width / scale, height: drawn.height / scale });
}

/** The credits that stand on the map, as its sources ask for them, and what is noted beside them. */
export function creditsOf(map: MapLibre): string {
  const parts = [...map.getContainer().querySelectorAll(".maplibregl-ctrl-attrib-inner")];
  return parts.flatMap(({ textContent }) => textContent || []).join("／");
}

function drawCredits(pen: CanvasRenderingContext2D, credits: string, { width, height }: { width: number; height: number }): void {
  pen.font = "12px sans-serif";
  const long = pen.measureText(credits).width;
  pen.fillStyle = "#ffffff";
  pen.fillRect(width - long - 16, height - 22, long + 16, 22);
  pen.fillStyle = MARK.ink;
  pen.fillText(credits, width - long - 8, height - 7);
}

function drawDot(pen: CanvasRenderingContext2D, map: MapLibre, { lon, lat }: LonLat): void {
  const { x, y } = map.project([lon, lat]);
  pen.beginPath();
  pen.arc(x, y, MARK.radius - 2, 0, 2 * Math.PI);
  pen.fillStyle = DOT;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
}

function drawMark(pen: CanvasRenderingContext2D, map: MapLibre, { place, label }: NonNullable<Subject>): void {
  const { x, y } = map.project([place.lon, place.lat]);
  pen.beginPath();
  pen.arc(x, y, MARK.radius, 0, 2 * Math.PI);
  pen.fillStyle = MARK.fill;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  pen.font = MARK.font;
  pen.strokeText(label, x + 12, y + 5);
  pen.fillStyle = MARK.ink;
  pen.fillText(label, x + 12, y + 5);
}

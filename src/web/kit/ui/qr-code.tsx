import { encode } from "uqr";

/** The path of the dark squares, one unit each, in rows of `size`: `encode("x")` → `M1 1h7v1H1z…`. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
}

/** A text as a QR code with the quiet margin that readers need (ISO/IEC 18004: four squares). */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squaresPath(data)} fill="#000000" />
    </svg>
  );
}

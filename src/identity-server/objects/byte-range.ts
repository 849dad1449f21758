/** The first and the last byte of a part, counted from 0. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The part a `Range` header asks for (RFC 9110, 14.2). "whole": none, several, or one that cannot be read, which all mean everything;
 * "unsatisfiable": one that lies beyond the end.
 */
export function parseRange(header: string | null, size: number): ByteRange | "whole" | "unsatisfiable" {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!parts) return "whole";
  const [, from = "", to = ""] = parts;
  if (from === "") return to === "" ? "whole" : suffix(Number(to), size);
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "unsatisfiable";
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  return length === 0 || size === 0 ? "unsatisfiable" : { first: Math.max(0, size - length), last: size - 1 };
}

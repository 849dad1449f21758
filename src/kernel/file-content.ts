/** What may be kept, and how its bytes begin (file format specifications; ISO/IEC 14496-12 for the `ftyp` brands). */
const KINDS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  "image/jpeg": (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  "image/png": (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "image/gif": (head) => ["GIF87a", "GIF89a"].includes(latin(head, 0, 6)),
  "image/webp": (head) => latin(head, 0, 4) === "RIFF" && latin(head, 8, 12) === "WEBP",
  "image/avif": (head) => hasBrand(head, ["avif", "avis"]),
  "image/heic": (head) => hasBrand(head, ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1"]),
  "image/heif": (head) => hasBrand(head, ["mif1", "msf1", "heic", "heix"]),
  "application/pdf": (head) => latin(head, 0, 5) === "%PDF-",
};

/** The media type without its parameters, when it is one that may be kept; else null. */
export function allowedType(contentType: string | null): string | null {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(KINDS, type) ? type : null;
}

/** Whether bytes begin as their type wants: a page with a picture's name is no picture. */
export function isOfType(type: string, bytes: Uint8Array): boolean {
  return KINDS[type]?.(bytes.subarray(0, 16)) ?? false;
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}

function latin(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}

function hasBrand(head: Uint8Array, brands: readonly string[]): boolean {
  return latin(head, 4, 8) === "ftyp" && brands.includes(latin(head, 8, 12));
}

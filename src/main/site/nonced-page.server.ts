import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page whose nonce is filled in as it goes out, as text or as gzip. */
type NoncedPage = {
  readonly text: (nonce: string) => string;
  readonly gzip: (nonce: string) => Buffer<ArrayBuffer>;
};

/** A third of the work of the usual level, for pages a twentieth larger. */
export const COMPRESSION = { level: 3, memLevel: 9 };
/** Shorter pieces between two nonces are not worth a compression of their own. */
const SHORT_PIECE = 400;
/** RFC 1952: deflate, no name, no time, Unix. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** RFC 1951: an empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Takes apart a page that was drawn with `nonce`. What lies between its places is compressed once, at the first need. */
export function noncedPage(html: string, nonce: string): NoncedPage {
  const pieces = nonce === "" ? [html] : html.split(nonce);
  let compressed: readonly Piece[] | null = null;
  return {
    text: (next) => pieces.join(next),
    gzip: (next) => {
      compressed ??= pieces.map(pieceOf);
      return gzipOf(compressed, Buffer.from(next));
    },
  };
}

type Piece = { readonly plain: Buffer /** Null: goes out as it is. */; readonly deflated: Buffer | null };

function pieceOf(text: string): Piece {
  const plain = Buffer.from(text);
  if (plain.length < SHORT_PIECE) return { plain, deflated: null };
  return { plain, deflated: deflateRawSync(plain, { ...COMPRESSION, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** Pieces compressed by themselves, with the nonce and what is short between them in blocks that are stored as they are. */
function gzipOf(pieces: readonly Piece[], nonce: Buffer): Buffer<ArrayBuffer> {
  const out: Buffer[] = [GZIP_HEADER];
  let stored: Buffer[] = [];
  let [checksum, length] = [0, 0];
  const count = (plain: Buffer) => {
    checksum = crc32(plain, checksum);
    length += plain.length;
    return plain;
  };
  pieces.forEach(({ plain, deflated }, index) => {
    if (index > 0) stored.push(count(nonce));
    count(plain);
    if (deflated === null) {
      stored.push(plain);
      return;
    }
    out.push(...storedBlocks(stored), deflated);
    stored = [];
  });
  out.push(...storedBlocks(stored), LAST_BLOCK, trailer(checksum, length));
  return Buffer.concat(out);
}

const LONGEST_STORED = 0xffff;

/** RFC 1951, 3.2.4. */
function storedBlocks(parts: readonly Buffer[]): Buffer[] {
  const bytes = Buffer.concat(parts);
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += LONGEST_STORED) {
    const block = bytes.subarray(at, at + LONGEST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    blocks.push(head, block);
  }
  return blocks;
}

function trailer(checksum: number, length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(checksum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
}

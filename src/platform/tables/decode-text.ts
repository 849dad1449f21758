import iconv from "iconv-lite";
import { FileRefused } from "./file-refused.ts";

const UTF8_BOM = [0xef, 0xbb, 0xbf];
/** How many bytes from the first non-ASCII one are looked at before the encoding is decided. */
const EVIDENCE_BYTES = 65_536;

/**
 * CP932 or UTF-8 (with or without BOM) to text, decided from the bytes: plain ASCII passes through until the first other byte, then the
 * next 64 KB are UTF-8 if they are well formed as such, else CP932. Chunks may end anywhere, also within a character.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let waiting: Uint8Array = new Uint8Array(0);
  let decoder: Decoder | null = null;
  let beginning = true;
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.write(chunk);
      continue;
    }
    waiting = joined(waiting, chunk);
    if (beginning && waiting.length < UTF8_BOM.length) continue;
    if (beginning) {
      refuseBinary(waiting);
      waiting = withoutBom(waiting);
    }
    beginning = false;
    const plain = asciiLength(waiting);
    if (plain > 0) yield Buffer.from(waiting.subarray(0, plain)).toString("latin1");
    waiting = waiting.subarray(plain);
    if (waiting.length < EVIDENCE_BYTES) continue;
    decoder = decoderFor(waiting, false);
    yield decoder.write(waiting);
    waiting = new Uint8Array(0);
  }
  if (beginning) waiting = withoutBom(waiting);
  decoder ??= decoderFor(waiting, true);
  yield decoder.write(waiting) + decoder.end();
}

type Decoder = { readonly write: (bytes: Uint8Array) => string; readonly end: () => string };

function decoderFor(evidence: Uint8Array, complete: boolean): Decoder {
  return isUtf8(evidence, complete) ? utf8Decoder() : cp932Decoder();
}

function isUtf8(bytes: Uint8Array, complete: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !complete });
    return true;
  } catch {
    return false;
  }
}

function utf8Decoder(): Decoder {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const decoded = (bytes: Uint8Array, stream: boolean) => {
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      throw new FileRefused("undecodable", "途中から UTF-8 として読めない文字");
    }
  };
  return { write: (bytes) => decoded(bytes, true), end: () => decoded(new Uint8Array(0), false) };
}

function cp932Decoder(): Decoder {
  const decoder = iconv.getDecoder("cp932");
  return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? "" };
}

function asciiLength(bytes: Uint8Array): number {
  const end = bytes.findIndex((byte) => byte > 0x7f);
  return end < 0 ? bytes.length : end;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.length === 0 ? b : Buffer.concat([a, b]);
}

function withoutBom(bytes: Uint8Array): Uint8Array {
  return UTF8_BOM.every((byte, i) => bytes[i] === byte) ? bytes.subarray(UTF8_BOM.length) : bytes;
}

const MAGIC: readonly (readonly [string, readonly number[]])[] = [
  ["PNG 画像", [0x89, 0x50, 0x4e, 0x47]],
  ["JPEG 画像", [0xff, 0xd8, 0xff]],
  ["PDF 文書", [0x25, 0x50, 0x44, 0x46]],
  ["ZIP 書庫(展開してから指定してください)", [0x50, 0x4b, 0x03, 0x04]],
  ["UTF-16 の文書", [0xff, 0xfe]],
  ["UTF-16 の文書", [0xfe, 0xff]],
];

function refuseBinary(start: Uint8Array): void {
  const known = MAGIC.find(([, magic]) => magic.every((byte, i) => start[i] === byte));
  if (known) throw new FileRefused("binary", known[0]);
  if (start.subarray(0, 4096).includes(0)) throw new FileRefused("binary", "文字のデータではないファイル");
}

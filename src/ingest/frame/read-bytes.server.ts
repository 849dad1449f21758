import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FileRefused } from "#platform/tables/file-refused.ts";

export type ByteFile = {
  /** The contents, unpacked when the file is gzip (told by its first bytes, not its name). */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Size on disk. */
  readonly size: number;
  /** SHA-256 of the file as it lies on disk; complete once `bytes` has been read to the end. */
  readonly sha256: () => string;
};

/** Opens a file for one pass. `onRead` hears the bytes taken from disk so far. */
export async function openBytes(path: string, onRead: (bytes: number) => void = () => undefined): Promise<ByteFile> {
  const about = await stat(path).catch(() => null);
  if (!about?.isFile()) throw new FileRefused("missing", "存在しないファイル");
  if (about.size === 0) throw new FileRefused("empty", "空のファイル");
  const hash = createHash("sha256");
  const raw = watched(createReadStream(path), hash, onRead);
  return { bytes: unpacked(raw), size: about.size, sha256: () => hash.copy().digest("hex") };
}

async function* watched(
  stream: AsyncIterable<Uint8Array>,
  hash: { update: (chunk: Uint8Array) => unknown },
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    total += chunk.length;
    onRead(total);
    yield chunk;
  }
}

async function* unpacked(raw: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first = await raw.next();
  if (first.done) return;
  const content = prepended(first.value, raw);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* content;
    return;
  }
  try {
    yield* gunzipped(content);
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new FileRefused("broken-gzip", error.code === "Z_BUF_ERROR" ? "途中で切れた gzip" : "壊れた gzip");
  }
}

async function* prepended(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* gunzipped(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = Readable.from(packed);
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    yield* gunzip;
  } finally {
    source.destroy();
  }
}

function isZlibError(error: unknown): error is { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("Z_");
}

import { configure, ZipWriter } from "@zip.js/zip.js";

// Threads of its own would be started for each file, and outlive it.
configure({ useWebWorkers: false });

type File = { readonly name: string; readonly pieces: Iterable<string> };

/** Files as one ZIP that is made while it is read: of its bytes only what the reader has not taken yet is in memory. */
export function zipOf(files: readonly File[], at: Date): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = new ZipWriter(writable, { lastModDate: at });
  const write = async () => {
    for (const { name, pieces } of files) await writer.add(name, streamOf(encoded(pieces)));
    await writer.close();
  };
  // A reader who goes away is no fault of ours; who reads on learns of any other by the stream.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

/** Enough at once that what is between the pieces costs nothing, and few enough that others come in between. */
const CHUNK_CHARACTERS = 32_768;

/** As many pieces as are asked for. */
function streamOf(chunks: Iterator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (stream) => {
      const next = chunks.next();
      if (next.done) stream.close();
      else stream.enqueue(next.value);
    },
  });
}

function* encoded(pieces: Iterable<string>): Generator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(text);
}

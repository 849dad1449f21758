const TIMEOUT_MS = 5000;
const MOST_BYTES = 256 * 1024;

type Fetch = typeof globalThis.fetch;

/** A fetch of small answers: it waits 5 seconds at most, reads 256 KB at most and follows no redirects. Throws beyond that. */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await readAtMost(response.body, MOST_BYTES);
    if (!body) throw new Error(`an answer of more than ${MOST_BYTES} bytes`);
    const { status, statusText, headers } = response;
    return new Response(status === 204 || status === 304 ? null : body, { status, statusText, headers });
  };
}

/** The whole of a stream, or null when there is more of it than `most` bytes; the rest is then not read. */
export async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

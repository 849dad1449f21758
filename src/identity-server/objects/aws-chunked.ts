/** A body and the headers that follow it. */
export type Unchunked = { readonly bytes: Buffer; readonly trailers: ReadonlyMap<string, string> };

const MAX_LINE = 1024;

/**
 * Takes a body of `Content-Encoding: aws-chunked` apart (Amazon S3 API reference, "aws-chunked"): lengths in hex, each followed by so many
 * bytes, a chunk of none, then trailing headers. Null when it is not in that form.
 */
export function unchunk(body: Buffer): Unchunked | null {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const head = lineAt(body, at);
    const size = head && /^[0-9a-f]{1,8}$/i.test(head.text) ? Number.parseInt(head.text, 16) : null;
    if (!head || size === null) return null;
    if (size === 0) return { bytes: Buffer.concat(chunks), trailers: trailersOf(body, head.next) };
    const end = head.next + size;
    if (body.toString("latin1", end, end + 2) !== "\r\n") return null;
    chunks.push(body.subarray(head.next, end));
    at = end + 2;
  }
}

function lineAt(body: Buffer, at: number): { readonly text: string; readonly next: number } | null {
  const end = body.indexOf("\r\n", at, "latin1");
  return end === -1 || end - at > MAX_LINE ? null : { text: body.toString("latin1", at, end), next: end + 2 };
}

function trailersOf(body: Buffer, from: number): Map<string, string> {
  const lines = body.toString("latin1", from).split("\r\n");
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : [];
    }),
  );
}

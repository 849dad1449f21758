import { Readable } from "node:stream";

const TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/x-ndjson; charset=utf-8" } as const;

/** A file that is read as it is sent: who reads slowly holds a chunk of it and no more. */
export function resultsResponse(
  lines: AsyncGenerator<string>,
  { id, format }: { readonly id: string; readonly format: keyof typeof TYPES },
): Response {
  const body = Readable.toWeb(Readable.from(lines, { objectMode: false, highWaterMark: 1 })) as ReadableStream<Uint8Array>;
  const headers = {
    "content-type": TYPES[format],
    "content-disposition": `attachment; filename="batch-${id}.${format}"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return new Response(body, { status: 200, headers });
}

import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** What a multipart form may have at most. Bytes over `fieldBytes` and `fileBytes` are left out, so that its schema tells which one it was. */
export type FormLimits = {
  /** The whole of it, with the lines between its parts. */
  readonly bytes: number;
  readonly fields: number;
  readonly fieldBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly pace: LeastPace;
};

/** So many bytes in every `within`, or whoever sends them holds on to what others wait for. */
export type LeastPace = {
  readonly bytes: number;
  readonly within: Milliseconds;
  /** Does something again and again, and answers how to stop; without it by timers. */
  readonly every?: (time: Milliseconds, work: () => void) => () => void;
};

export type FormFault = "too-large" | "malformed" | "too-slow";

const NAME_BYTES = 100;
/** Of one part: its name, the name of its file and its type. */
const HEADER_BYTES = 4096;
const HEADERS = 10;

/**
 * Reads a multipart form while it comes in. It holds what the limits allow and no more: with the first part, name or byte over them reading
 * stops, and the rest is never read; so it does where less comes than the least pace.
 */
export async function readForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: FormLimits,
): Promise<Result<FormData, FormFault>> {
  const reading = formReader(contentType, limits);
  if (!reading) return refused("malformed");
  const reader = body.getReader();
  const letGo = () => void reader.cancel().catch(() => undefined);
  const pace = watchPace(limits.pace, letGo);
  try {
    while (reading.fault() === null) {
      const { done, value } = await reader.read();
      if (pace.isBroken()) return refused("too-slow");
      if (done) return reading.end();
      if (pace.count(value.byteLength) > limits.bytes) return refused("too-large");
      await reading.take(value);
    }
    return refused(reading.fault() ?? "malformed");
  } catch {
    // Whoever sent it hung up, or it is no form.
    return refused("malformed");
  } finally {
    pace.stop();
    // What nobody reads is not waited for: whoever sends it hears the answer and is hung up on.
    letGo();
  }
}

type PaceWatch = {
  /** Notes bytes that came; answers how many came altogether. */
  readonly count: (bytes: number) => number;
  readonly isBroken: () => boolean;
  readonly stop: () => void;
};

/** Notes what comes in, and says once it comes too slowly. */
export function watchPace({ bytes: least, within, every = byTimers }: LeastPace, tooSlow: () => void): PaceWatch {
  const came = { inAll: 0, before: 0, isBroken: false };
  const stop = every(within, () => {
    came.isBroken ||= came.inAll - came.before < least;
    came.before = came.inAll;
    if (came.isBroken) tooSlow();
  });
  const count = (bytes: number) => {
    came.inAll += bytes;
    return came.inAll;
  };
  return { count, isBroken: () => came.isBroken, stop };
}

function byTimers(time: Milliseconds, work: () => void): () => void {
  const timer = setInterval(work, time);
  return () => clearInterval(timer);
}

type FormReader = {
  readonly take: (chunk: Uint8Array) => Promise<void>;
  readonly fault: () => FormFault | null;
  readonly end: () => Promise<Result<FormData, FormFault>>;
};

/** Null: the content type names no boundary. */
function formReader(contentType: string, limits: FormLimits): FormReader | null {
  const parser = openParser(contentType, limits);
  if (!parser) return null;
  const form = new FormData();
  const state: { fault: FormFault | null } = { fault: null };
  const fail = (fault: FormFault) => {
    state.fault ??= fault;
  };
  parser.on("field", (name, value) => {
    if (isUsable(name)) form.append(name, value);
    else fail("malformed");
  });
  parser.on("file", (...[name, stream, fileName, , type]) => {
    if (!isUsable(name)) fail("malformed");
    stream.on("error", () => fail("malformed"));
    collect(stream, (chunks) => form.append(name, new File(chunks, nameOf(fileName), { type })));
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, () => fail("too-large"));
  const finished = new Promise<void>((resolve) => {
    parser.on("finish", resolve);
    parser.on("error", () => {
      fail("malformed");
      resolve();
    });
  });
  return {
    take: (chunk) => new Promise((resolve) => void parser.write(chunk, () => resolve())),
    fault: () => state.fault,
    end: async () => {
      parser.end();
      await finished;
      return state.fault === null ? ok(form) : refused(state.fault);
    },
  };
}

/** The parser says undefined of a part without a name, whatever its types say. */
function isUsable(name: string | undefined): boolean {
  return name !== undefined && Buffer.byteLength(name) <= NAME_BYTES;
}

function nameOf(fileName: string | undefined): string {
  return fileName ?? "";
}

function openParser(contentType: string, { fields, fieldBytes, files, fileBytes }: FormLimits): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: {
        fieldSize: fieldBytes,
        fields,
        // One byte more than it may have, by which its schema tells that it has too many.
        fileSize: fileBytes + 1,
        files,
        parts: fields + files,
        headerPairs: HEADERS,
        headerSize: HEADER_BYTES,
      },
    });
  } catch {
    return null;
  }
}

function collect(stream: BusboyFileStream, done: (chunks: Uint8Array<ArrayBuffer>[]) => void): void {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  stream.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  stream.on("end", () => done(chunks));
}

import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type LeastPace, watchPace } from "./streamed-form.ts";

export type SpoolLimits = { readonly bytes: number; readonly pace: LeastPace };
export type SpoolFault = "too-large" | "too-slow" | "malformed";

/** What somebody sent, as a file of ours until it is dropped. */
export type SpooledBody = { readonly bytes: () => AsyncIterable<Uint8Array>; readonly drop: () => Promise<void> };

/**
 * Keeps a large body in a file while it comes in, so that what is done with it waits for nobody's line and takes no memory. Reading stops with the first
 * byte too many, or where less comes than the least pace.
 */
export async function spoolBody(
  body: ReadableStream<Uint8Array> | null,
  { bytes, pace }: SpoolLimits,
): Promise<Result<SpooledBody, SpoolFault>> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-upload-"));
  const file = path.join(folder, "body");
  const drop = () => rm(folder, { recursive: true, force: true });
  const fault = await writeTo(file, body, { bytes, pace }).catch(() => "malformed" as const);
  if (fault === null) return ok({ bytes: () => createReadStream(file), drop });
  await drop();
  return refused(fault);
}

async function writeTo(file: string, body: ReadableStream<Uint8Array> | null, limits: SpoolLimits): Promise<SpoolFault | null> {
  const handle = await open(file, "wx", 0o600);
  const reader = body?.getReader();
  const letGo = () => void reader?.cancel().catch(() => undefined);
  const pace = watchPace(limits.pace, letGo);
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (pace.isBroken()) return "too-slow";
      if (done) return null;
      if (pace.count(value.byteLength) > limits.bytes) return "too-large";
      await handle.write(value);
    }
  } finally {
    pace.stop();
    letGo();
    await handle.close();
  }
}

import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type LeastPace, watchPace } from "./streamed-form.ts";

export type SpoolLimits = { readonly bytes: number; readonly pace: LeastPace };
export type SpoolFault = "too-large" | "too-slow" | "malformed";

/** What somebody sent, as a file of ours until it is dropped, or this process ends. */
export type SpooledBody = { readonly bytes: () => AsyncIterable<Uint8Array>; readonly drop: () => Promise<void> };

/**
 * Keeps a large body in a file while it comes in, so that what is done with it waits for nobody's line and takes no memory. Reading stops with the first
 * byte too many, or where less comes than the least pace. The file loses its name before the first byte comes, so that a process that is killed leaves nothing behind.
 */
export async function spoolBody(
  body: ReadableStream<Uint8Array> | null,
  { bytes, pace }: SpoolLimits,
): Promise<Result<SpooledBody, SpoolFault>> {
  const file = await namelessFile();
  const drop = () => file.close();
  const fault = await writeTo(file, body, { bytes, pace }).catch(() => "malformed" as const);
  if (fault === null) return ok({ bytes: () => file.createReadStream({ start: 0, autoClose: false }), drop });
  await drop();
  return refused(fault);
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-upload-"));
  try {
    return await open(path.join(folder, "body"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTo(file: FileHandle, body: ReadableStream<Uint8Array> | null, limits: SpoolLimits): Promise<SpoolFault | null> {
  const reader = body?.getReader();
  const letGo = () => void reader?.cancel().catch(() => undefined);
  const pace = watchPace(limits.pace, letGo);
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (pace.isBroken()) return "too-slow";
      if (done) return null;
      if (pace.count(value.byteLength) > limits.bytes) return "too-large";
      await file.write(value);
    }
  } finally {
    pace.stop();
    letGo();
  }
}

import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { spoolBody } from "./spooled-body.ts";

const PACE = { bytes: 1, within: seconds(60) };
const stream = (...pieces: string[]) => new Blob(pieces).stream();
const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("machinone-upload-"));

test("a body is kept as it came until it is dropped", async () => {
  const spooled = await spoolBody(stream("物件番号", "\r\n", "A-1"), { bytes: 100, pace: PACE });
  if (!spooled.ok) throw new Error(spooled.reason);
  const pieces = [];
  for await (const piece of spooled.value.bytes()) pieces.push(piece);
  for await (const piece of spooled.value.bytes()) pieces.push(piece);

  expect(Buffer.concat(pieces).toString()).toBe("物件番号\r\nA-1".repeat(2));
  await spooled.value.drop();
  const read = (async () => {
    for await (const piece of spooled.value.bytes()) pieces.push(piece);
  })();
  await expect(read).rejects.toThrow();
});

test("one byte too many, and nothing of it is kept", async () => {
  const before = await folders();
  expect(await spoolBody(stream("12345"), { bytes: 4, pace: PACE })).toEqual({ ok: false, reason: "too-large" });
  expect((await folders()).length).toBeLessThanOrEqual(before.length);
});

test("nothing lies in the folder of temporary files while a body comes in, whatever becomes of this process", async () => {
  const before = await folders();
  const { promise: come, resolve: end } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    ask();
    await come;
    controller.enqueue(Buffer.from("1"));
    controller.close();
  };
  const spooling = spoolBody(new ReadableStream({ pull }, { highWaterMark: 0 }), { bytes: 4, pace: PACE });
  await asked;
  expect((await folders()).filter((name) => !before.includes(name))).toEqual([]);
  end();
  expect(await spooling).toMatchObject({ ok: true });
});

test("one that hardly comes is let go of", async () => {
  const ticks: (() => void)[] = [];
  const every = (_: number, work: () => void) => {
    ticks.push(work);
    return () => undefined;
  };
  const silent = new ReadableStream<Uint8Array>({ start: () => undefined });
  const spooling = spoolBody(silent, { bytes: 100, pace: { ...PACE, every } });
  while (ticks.length === 0) await new Promise((resolve) => setImmediate(resolve));
  ticks[0]?.();

  expect(await spooling).toEqual({ ok: false, reason: "too-slow" });
});

test("no body at all is an empty one", async () => {
  expect(await spoolBody(null, { bytes: 100, pace: PACE })).toMatchObject({ ok: true });
});

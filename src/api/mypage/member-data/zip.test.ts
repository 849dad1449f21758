import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { zipOf } from "./zip.ts";

const AT = new Date("2026-11-21T03:00:00Z");

async function textsOf(zip: ReadableStream<Uint8Array>): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await new Response(zip).arrayBuffer())));
  const texts: Record<string, string> = {};
  for (const entry of await reader.getEntries()) if (!entry.directory) texts[entry.filename] = await entry.getData(new TextWriter());
  return texts;
}

it("gives every piece back, whatever is written and however it is cut", async () => {
  const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(pieces, pieces, async (one, two) => {
      const zip = zipOf(
        [
          { name: "one.json", pieces: one },
          { name: "two.html", pieces: two },
        ],
        AT,
      );
      expect(await textsOf(zip)).toEqual({ "one.json": one.join(""), "two.html": two.join("") });
    }),
    { numRuns: runs({ usual: 20 }) },
  );
});

it("is made while it is read: a reader who goes away after the beginning leaves most of it unmade", async () => {
  let made = 0;
  function* endless(): Generator<string, void> {
    for (; made < 100_000; made += 1) yield `${Math.sin(made)}`.repeat(60);
  }
  const reader = zipOf([{ name: "much.json", pieces: endless() }], AT).getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();

  expect(made).toBeLessThan(50_000);
});

it("tells who reads on where a piece cannot be made", async () => {
  function* broken(): Generator<string, void> {
    yield "x".repeat(100_000);
    throw new Error("no more");
  }

  await expect(new Response(zipOf([{ name: "broken.json", pieces: broken() }], AT)).arrayBuffer()).rejects.toThrow("no more");
});

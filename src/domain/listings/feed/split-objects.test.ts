import fc from "fast-check";
import { expect, test } from "vitest";
import { FeedCut } from "./feed-cut.ts";
import { splitObjects } from "./split-objects.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function objects(text: string, size = 5): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const object of splitObjects(inPieces(text, size))) found.push(JSON.parse(object));
  return found;
}

test("objects come out as they went in, wherever the pieces end", async () => {
  const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 1, max: 9 }), async (told, size) => {
      const json = JSON.parse(JSON.stringify(told)) as unknown;
      expect(await objects(JSON.stringify(told), size)).toEqual(json);
      expect(await objects(told.map((one) => JSON.stringify(one)).join("\n"), size)).toEqual(json);
    }),
  );
});

test.each(['[{"a":1}', '[{"a":1},{"b"', '[{"a":"1', "[", "homes", '{"a":1} and more', '[{"a":1}] [', "[1]"])(
  "%s is cut, or no list of homes",
  async (text) => {
    await expect(objects(text)).rejects.toThrow(FeedCut);
  },
);

test("an object without an end is not kept in memory for ever", async () => {
  await expect(objects(`[{"a":"${"x".repeat(200_000)}`, 1000)).rejects.toThrow(FeedCut);
});

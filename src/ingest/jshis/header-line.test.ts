import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withHeaderLine } from "./header-line.ts";

async function* inChunks(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size);
}
async function read(text: string, size = 7): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of withHeaderLine(inChunks(Buffer.from(text), size))) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("a table of J-SHIS", () => {
  it.each([
    ["the last comment names the columns", "# J-SHIS\n# CODE,JCODE,AVS\n5339,1,300\n", "CODE,JCODE,AVS\n5339,1,300\n"],
    ["two comments name columns, of which the last counts", "# CODE,A\n# CODE,B\n1,2\n", "CODE,B\n1,2\n"],
    ["another comment follows the columns", "# CODE, AVS\n# (m/s)\n5339,300\n", "CODE, AVS\n5339,300\n"],
    ["lines end as on Windows", "# a\r\n## CODE,AVS\r\n5339,300\r\n", "CODE,AVS\n5339,300\r\n"],
    ["columns are in small letters", "#code,avs\n5339,300\n", "code,avs\n5339,300\n"],
    ["comments stand further down as well", "# CODE,AVS\n5339,300\n# end\n", "CODE,AVS\n5339,300\n# end\n"],
    ["there is nothing but comments", "# J-SHIS\n# CODE,AVS", "# J-SHIS\n# CODE,AVS"],
    ["no comment names columns", "# J-SHIS\nCODE,AVS\n5339,300\n", "# J-SHIS\nCODE,AVS\n5339,300\n"],
    ["there is no comment", "CODE,AVS\n5339,300\n", "CODE,AVS\n5339,300\n"],
    ["there is nothing", "", ""],
  ])("begins with its header where %s", async (_, text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  it("is the same wherever its chunks end", async () => {
    const lines = fc.array(fc.constantFrom("# J-SHIS 表層地盤", "# CODE,AVS", "#", "5339,300", "CODE,AVS"), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 40 }), async (some, size) => {
        const text = some.map((line) => `${line}\n`).join("");
        expect(await read(text, size)).toBe(await read(text, 1_000));
      }),
    );
  });

  it("is not held back for comments without end", async () => {
    const text = `${"#".repeat(70_000)}\n# CODE,AVS\n`;

    expect(await read(text, 8_192)).toBe(text);
  });
});

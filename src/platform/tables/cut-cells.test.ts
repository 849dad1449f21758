import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/support/runs.ts";
import { cutCells, MOST_COLUMNS } from "./cut-cells.ts";

async function cut(text: string, at: readonly number[] = []): Promise<string> {
  async function* pieces() {
    let from = 0;
    for (const to of [...at.toSorted((a, b) => a - b), text.length]) {
      yield text.slice(from, to);
      from = Math.max(from, to);
    }
  }
  let kept = "";
  for await (const piece of cutCells(pieces())) kept += piece;
  return kept;
}

const records = (text: string) => parse(text, { relax_column_count: true, skip_empty_lines: true }) as string[][];

test.each([
  ["a header of a million columns", ",".repeat(1_000_000), MOST_COLUMNS + 2],
  ["a known header with a million empty columns behind it", `a,b${",".repeat(1_000_000)}\n1,2\n`, MOST_COLUMNS + 4],
  ["rows of a million cells", `a,b\n${`1${",".repeat(1_000_000)}\n`.repeat(3)}1,2\n`, 12],
  ["line ends of another kind between them", `a,b\r\n${",,,,\n,,,,\r".repeat(100_000)}`, 5],
])("of %s few cells are left for the parser", async (_, text, most) => {
  expect((await cut(text)).split(",").length).toBeLessThanOrEqual(most);
});

test("a record with too many cells keeps one that shows it, and those around it stay as they are", async () => {
  expect(await cut('a,b\n1,2,3,4,"5\n,""6",7\n8,"9,,,,"\n')).toBe('a,b\n1,2,3\n8,"9,,,,"\n');
  expect(await cut("\r\na,b\r\n1,2,3,4\r\n5,6\r\n")).toBe("\r\na,b\r\n1,2,3\r\n5,6\r\n");
  expect(await cut("a,b\r1,2,3,4\r5,6")).toBe("a,b\r1,2,3\r5,6");
});

test.each(['a\n1,2,3 "4\n5\n', 'a\n1,2,3,"4\n5\n'])("a quote that would swallow the records behind %j is refused", async (text) => {
  await expect(cut(text)).rejects.toMatchObject({ reason: "malformed" });
});

test("what a parser reads is the same with and without it, but for cells behind the width and one more", async () => {
  const cell = fc.constantFrom("", "1", "東京", '"a,b"', '"x""y"', '"\n"', '"\r\n,"');
  const table = fc.record({
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
    end: fc.constantFrom("\n", "\r\n", "\r"),
    at: fc.array(fc.nat(80), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(table, async ({ rows, end, at }) => {
      const text = rows.map((row) => row.join(",")).join(end) + end;
      const whole = records(text);
      const width = whole[0]?.length ?? 0;
      expect(
        records(
          await cut(
            text,
            at.filter((one) => one < text.length),
          ),
        ),
      ).toEqual(whole.map((row) => row.slice(0, width + 1)));
    }),
    { numRuns: runs({ few: 50, usual: 300 }) },
  );
});

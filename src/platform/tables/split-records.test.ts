import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/support/runs.ts";
import { lastRecord, MOST_COLUMNS, splitRecords, tableBegin } from "./split-records.ts";

/** The records of a text that comes in pieces, which end `at` these places. */
function split(text: string, at: readonly number[] = []): string[][] {
  const place = tableBegin();
  const ends = [...at.toSorted((a, b) => a - b), text.length];
  const records = ends.flatMap((to, i) => splitRecords(place, text.slice(ends[i - 1] ?? 0, to)));
  return [...records, ...lastRecord(place)];
}

const parsed = (text: string) => parse(text, { relax_column_count: true, skip_empty_lines: true }) as string[][];
const parts = fc.array(fc.nat(80), { maxLength: 4 });

test.each([
  ["a header of a million columns", ",".repeat(1_000_000), [MOST_COLUMNS + 1]],
  ["a known header with a million empty columns behind it", `a,b${",".repeat(1_000_000)}\n1,2\n`, [MOST_COLUMNS + 1, 2]],
  ["rows of a million cells", `a,b\n${`1${",".repeat(1_000_000)}\n`.repeat(3)}1,2\n`, [2, 3, 3, 3, 2]],
  ["line ends of another kind between them", `a,b\r\n${",,,,\n,,,,\r".repeat(100_000)}`, [2, 3]],
])("of %s few cells are kept", (_, text, widths) => {
  expect(split(text).map(({ length }) => length)).toEqual(widths);
});

test("a record with too many cells keeps one that shows it, and those around it stay as they are", () => {
  expect(split('a,b\n1,2,3,4,"5\n,""6",7\n8,"9,,,,"\n')).toEqual([
    ["a", "b"],
    ["1", "2", "3"],
    ["8", "9,,,,"],
  ]);
});

test.each(['a\n1,2,3 "4\n5\n', 'a\n1,2,3,"4\n5\n', 'a\n1\n"2"3\n'])(
  "a quote that would swallow the records behind %j is refused",
  (text) => {
    expect(() => split(text)).toThrow(expect.objectContaining({ reason: "malformed" }));
  },
);

test("what people write is read as a parser of another make reads it, wherever the pieces end", () => {
  const cell = fc.constantFrom("", "1", "東京", '"a,b"', '"x""y"', '"\n"', '"\r\n,"', '""');
  const table = fc.record({
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
    end: fc.constantFrom("\n", "\r\n", "\r"),
    isEnded: fc.boolean(),
  });
  fc.assert(
    fc.property(table, parts, ({ rows, end, isEnded }, at) => {
      const text = rows.map((row) => row.join(",")).join(end) + (isEnded ? end : "");
      const inside = at.filter((one) => one < text.length);
      expect(split(text, inside)).toEqual(cut(parsed(text)));
    }),
    { numRuns: runs({ few: 50, usual: 300 }) },
  );
});

test("of signs in any order the same is read, and the same refused", () => {
  const signs = fc.array(fc.constantFrom("a", "東", ",", '"', "\n", "\r", "\r\n"), { maxLength: 14 });
  fc.assert(
    fc.property(signs, parts, (drawn, at) => {
      const text = `x,y\n${drawn.join("")}`;
      const inside = at.filter((one) => one < text.length);
      expect(outcome(() => split(text, inside))).toEqual(outcome(() => cut(parsed(text))));
    }),
    { numRuns: runs({ few: 200, usual: 2_000, full: 100_000 }) },
  );
});

function cut(records: string[][]): string[][] {
  const width = records[0]?.length ?? 0;
  return records.map((row) => row.slice(0, width + 1));
}

function outcome(read: () => string[][]): string[][] | "refused" {
  try {
    return read();
  } catch {
    return "refused";
  }
}

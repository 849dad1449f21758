import { expect, test } from "vitest";
import { openTable } from "./read-csv.server.ts";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function table(text: string) {
  const { header, records } = await openTable(bytes(text), (names) => (names[0] === "a" ? "known" : null));
  const rows: { line: number; cells: readonly string[] }[] = [];
  for await (const record of records) rows.push(record);
  return { header, rows };
}

test.each([
  ["Unix", "\n"],
  ["Windows", "\r\n"],
])("%s line ends give the same records, numbered with the header as line 1", async (_, end) => {
  const { header, rows } = await table(["a,b", '1,"x, ""y"""', "2,z", ""].join(end));

  expect(header).toEqual(["a", "b"]);
  expect(rows).toEqual([
    { line: 2, cells: ["1", 'x, "y"'] },
    { line: 3, cells: ["2", "z"] },
  ]);
});

test("records of a wrong length are passed on for the row parser to reject", async () => {
  expect((await table("a,b\n1\n1,2,3\n")).rows.map(({ cells }) => cells.length)).toEqual([1, 3]);
});

test("an unknown header is refused with its columns named, control characters hidden", async () => {
  await expect(table("x\u0007,y,z,u,v,w,t\n1,2,3,4,5,6,7\n")).rejects.toMatchObject({
    reason: "unknown-layout",
    message: "7列の表(x?, y, z, u, v, w, …)",
  });
});

test("a table of more columns than people make is refused before it is read, and one of as many is not", async () => {
  await expect(table(`a${",".repeat(500)}\n1,2\n`)).rejects.toMatchObject({
    reason: "unknown-layout",
    message: expect.stringMatching(/^500列を超える表/),
  });
  expect((await table(`a${",".repeat(499)}\n${",".repeat(100_000)}\n`)).rows.map(({ cells }) => cells.length)).toEqual([501]);
});

test.each([
  ["no line at all", "\n\n", "empty"],
  ["an open quote", 'a,b\n1,"x\n', "malformed"],
  ["a line without end", `a,b\n${"x".repeat(200_000)}`, "too-large"],
  ["a quote that is open for long", `a,b\n"${"x".repeat(200_000)}`, "malformed"],
])("a table with %s is refused", async (_, text, reason) => {
  await expect(table(text)).rejects.toMatchObject({ reason });
});

test.each([1, 40, 5_000])("of a table that breaks off after %i records the line is named where it does", async (records) => {
  const text = `a,b\n${"1,2\n".repeat(records)}1,"x\n`;
  const line = (records + 2).toLocaleString("ja-JP");

  await expect(table(text)).rejects.toMatchObject({ message: `${line}件目の行から CSV として読めない内容` });
});

test.each([
  ["records of another width than the header", "x\n".repeat(45_000), 400],
  ["empty lines", "\n".repeat(1_000_000), 50],
  ["commas", ",".repeat(1_000_000), 50],
])("whatever else there is to do has turns while %s are read, also of a file that came whole", async (_, text, turns) => {
  let had = 0;
  let isRead = false;
  const others = () => {
    had += 1;
    if (!isRead) setImmediate(others);
  };
  setImmediate(others);
  await table(`a,b\n${text}`);
  isRead = true;

  expect(had).toBeGreaterThan(turns);
});

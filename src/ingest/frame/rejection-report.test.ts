import { access, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rejectionReport } from "./rejection-report.server.ts";

const aPath = async () => join(await mkdtemp(join(tmpdir(), "machinone-report-")), "deep", "rejected.csv");
const rejection = { ok: false, line: 7, reason: "price-invalid", found: "1,0", cells: ["豊洲", '"安い"', "1,0"] } as const;

test("rejected rows are written with line, reason, explanation, the text found and the whole row", async () => {
  const report = rejectionReport(await aPath(), { "price-invalid": "取引価格が正の数ではありません" });
  await report.add(rejection);
  const path = await report.close();

  const row = '7,price-invalid,取引価格が正の数ではありません,"1,0","豊洲,""""""安い"""""",""1,0"""';
  expect(await readFile(path ?? "", "utf8")).toBe(`\uFEFF行,理由,説明,見つかった値,元の行\r\n${row}\r\n`);
  expect(report.byReason).toEqual({ "price-invalid": 1 });
});

test("what a spreadsheet would work out as a formula is written as text, numbers as numbers", async () => {
  const report = rejectionReport(await aPath(), {});
  await report.add({ ...rejection, found: "=1+1", cells: ["=1+1", "豊洲"] });
  await report.add({ ...rejection, found: "-5", cells: ["豊洲", "-5"] });

  const [, formula, number] = (await readFile((await report.close()) ?? "", "utf8")).split("\r\n");
  expect([formula, number]).toEqual(["7,price-invalid,,'=1+1,\"'=1+1,豊洲\"", '7,price-invalid,,-5,"豊洲,-5"']);
});

test("thousands of rejections are all counted and written", async () => {
  const report = rejectionReport(await aPath(), {});
  for (let i = 0; i < 2500; i += 1) await report.add({ ...rejection, line: i, reason: i % 2 === 0 ? "a" : "b" });
  const lines = (await readFile((await report.close()) ?? "", "utf8")).trimEnd().split("\r\n");

  expect(lines).toHaveLength(2501);
  expect(report.byReason).toEqual({ a: 1250, b: 1250 });
});

test("without a rejection there is no file", async () => {
  const path = await aPath();

  expect(await rejectionReport(path, {}).close()).toBeNull();
  await expect(access(path)).rejects.toThrow("ENOENT");
});

test("a discarded report leaves no file", async () => {
  const path = await aPath();
  const report = rejectionReport(path, {});
  for (let i = 0; i < 1500; i += 1) await report.add(rejection);
  await report.discard();

  await expect(access(path)).rejects.toThrow("ENOENT");
});

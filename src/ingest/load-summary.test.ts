import { expect, test } from "vitest";
import { loadSummary } from "./load-summary.ts";

const reasons = { "price-invalid": "取引価格が正の数ではありません" };
const report = {
  fileName: "a.csv",
  layout: "mlit-web-21",
  attribution: "国土交通省",
  licence: "利用規約",
  asOf: null,
  read: 12_345,
  added: 12_000,
  changed: 300,
  unchanged: 42,
  rejected: 3,
  byReason: { "price-invalid": 3 },
  reportPath: "/data/a.rejected.csv",
  firstQuarter: "2024Q2",
  lastQuarter: "2024Q3",
  notes: ["町の中心の座標を補った取引: 5件"],
  samples: null,
};

test("a load is summed up in counts, reasons, the place of the report and the credit line", () => {
  expect(loadSummary(report, reasons)).toEqual([
    "a.csv(mlit-web-21、2024Q2〜2024Q3)を取り込みました。",
    "読み込み 12,345件 / 追加 12,000件 / 変更 300件 / 変更なし 42件 / 除外 3件",
    "  取引価格が正の数ではありません: 3件",
    "町の中心の座標を補った取引: 5件",
    "除外した行の一覧: /data/a.rejected.csv",
    "出典: 国土交通省(利用規約)",
  ]);
});

test("what there is none of is not mentioned", () => {
  const lines = loadSummary({ ...report, byReason: {}, reportPath: null, firstQuarter: null, notes: [] }, reasons);

  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("a.csv(mlit-web-21)を取り込みました。");
});

test("what the data are of stands beside the layout", () => {
  expect(loadSummary({ ...report, layout: "a31b", asOf: "2023", firstQuarter: null }, reasons)[0]).toBe(
    "a.csv(a31b、2023)を取り込みました。",
  );
});

test("what went with the samples is told, and what people had left with their buildings by kind", () => {
  const people = { registrations: 2, waiting: 0, owners: 1, corrections: 0, notes: 0, homes: 0, mails: 2 };
  const samples = { sales: 9, listings: 8, rents: 7, apartments: 6, datasets: 5, people, modelFiles: [] };

  expect(loadSummary({ ...report, samples }, reasons)).toEqual(
    expect.arrayContaining([
      "サンプルデータをすべて消しました。",
      "サンプルの建物といっしょに消したもの: 更新のお知らせの登録 2件、オーナーの登録 1件(メールでのお知らせ 2通)",
    ]),
  );
  const nobodys = { ...samples, people: { ...people, registrations: 0, owners: 0, mails: 0 } };
  expect(loadSummary({ ...report, samples: nobodys }, reasons).join()).not.toContain("サンプルの建物といっしょに");
});

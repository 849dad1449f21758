import { expect, test } from "vitest";
import type { FeedRun } from "#domain/listings/feed/types.ts";
import { feedReport } from "./feed-report.ts";

const RUN: FeedRun = {
  ...{ id: 7, companyId: "c", actor: "command", fileName: "bukken.csv", isFull: true, state: "waiting-for-confirmation", refusal: null },
  counts: {
    ...{ read: 1200, added: 1, changed: 1, unchanged: 1197, rejected: 1, suspended: 0, missing: 900 },
    ...{ buildingsAdded: 1, buildingsDoubtful: 2 },
  },
  rejectedFor: [{ reason: "not-a-number", count: 1 }],
  changes: [
    { reference: "A-1", title: "青葉 8階", change: "added", before: null, after: 54_800_000 },
    { reference: "A-2", title: "若葉 2階", change: "price-changed", before: 60_000_000, after: 58_000_000 },
  ],
  ...{ startedAt: new Date(0), finishedAt: new Date(0) },
};

test("a report tells the figures, what changed, what waits and every row that was not taken in", () => {
  const report = feedReport(RUN, [{ line: 9, reference: "A-9\u001b[2J", field: "価格(円)", reason: "not-a-number", found: "応談" }]);

  expect(report.split("\n")).toEqual([
    "7  bukken.csv  全件  掲載終了の確認待ち",
    "  1,200件: 新規 1、変更 1、変わらず 1,197、取り込まない行 1、掲載終了 0、新しい建物 1、確かめる建物 2",
    "  新しく掲載  A-1  青葉 8階  5,480万円",
    "  価格を変更  A-2  若葉 2階  6,000万円 → 5,800万円",
    "  ファイルにない 900件は、確認されるまで掲載を続けます(confirm 7)",
    "  確かめる建物は npm run risk -- buildings にあります",
    "  9行目 A-9[2J 価格(円): 数字として読めません「応談」",
  ]);
});

test("of more faults than are kept it tells how many there are of each reason", () => {
  const rejectedFor = [{ reason: "not-a-number", count: 120_000 } as const];
  expect(
    feedReport({ ...RUN, rejectedFor }, [])
      .split("\n")
      .at(-1),
  ).toBe("  理由ごとの数: 数字として読めません 120,000(残したのははじめの0件)");
});

test("of a refused file it tells why, and that nothing was kept", () => {
  expect(feedReport({ ...RUN, state: "refused", refusal: "malformed" }, [])).toBe(
    "bukken.csv: ファイルが途中で切れているか、形が崩れています。何も保存していません。",
  );
});

import { afterAll, describe, expect, it } from "vitest";
import { milliseconds } from "#kernel/duration.ts";
import { openPrintThread } from "#platform/print/print-thread.server.ts";
import { anAssetReport } from "#test/support/asset-report.ts";
import { drawReport } from "./draw-report.server.ts";
import { openReportThread } from "./report-thread.server.ts";
import type { AssetReport } from "./types.ts";

const thread = openReportThread();
afterAll(() => thread.close());

describe("a thread that draws reports", () => {
  it("draws what the thread that asks would, several at once", async () => {
    const here = await drawReport(anAssetReport({}, 3));
    const there = await Promise.all([thread.pdf(anAssetReport({}, 3)), thread.pdf(anAssetReport({ title: "もう一つ" }, 3))]);
    expect(there[0]?.length).toBe(here.length);
    expect(
      Buffer.from(there[1] ?? "")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("hands an error over, and goes on", async () => {
    const faulty: AssetReport = Object.assign(anAssetReport(), { sources: null });
    await expect(thread.pdf(faulty)).rejects.toMatchObject({ name: "TypeError", message: expect.stringContaining("iterable") });
    expect((await thread.pdf(anAssetReport({}, 3))).length).toBeGreaterThan(10_000);
  });

  it("ends a thread that does not come to an end, tells all who wait so, and starts anew", async () => {
    const stuck = openPrintThread<AssetReport>(
      new URL("data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); })"),
      milliseconds(300),
    );
    expect(await Promise.all([stuck.pdf(anAssetReport()), stuck.pdf(anAssetReport())])).toEqual(["too-long", "too-long"]);
    expect(await stuck.pdf(anAssetReport())).toBe("too-long");
    await stuck.close();
  });

  it("starts anew after it is closed", async () => {
    await thread.close();
    expect((await thread.pdf(anAssetReport({}, 3))).length).toBeGreaterThan(10_000);
  });

  it("fails what it was asked when it ends, and starts anew with the next report", async () => {
    const broken = openPrintThread<AssetReport>(
      new URL(
        "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => { throw new Error('out of memory') })",
      ),
    );
    for (const _ of [1, 2])
      await expect(broken.pdf(anAssetReport())).rejects.toMatchObject({
        message: "the thread that draws PDFs ended",
        cause: { message: "out of memory" },
      });
    await broken.close();
  });
});

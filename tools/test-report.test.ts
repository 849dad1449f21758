import { describe, expect, it } from "vitest";
import { playwrightReport, slowest, vitestReport } from "./test-report.ts";

describe("vitestReport", () => {
  it("counts tests and says how long each file took", () => {
    const testResults = [{ name: "/repo/src/a.test.ts", startTime: 1000, endTime: 3500 }];

    expect(vitestReport({ numPassedTests: 3, numFailedTests: 1, testResults }, "/repo")).toEqual({
      passed: 3,
      failed: 1,
      files: [{ file: "src/a.test.ts", seconds: 2.5 }],
    });
  });
});

describe("playwrightReport", () => {
  const spec = (file: string, ...durations: number[]) => ({ file, tests: [{ results: durations.map((duration) => ({ duration })) }] });

  it("counts what passed only the second time as failed", () => {
    const report = playwrightReport({ stats: { expected: 4, unexpected: 1, flaky: 2 }, suites: [] }, "test/e2e");

    expect(report).toMatchObject({ passed: 4, failed: 3 });
  });

  it("adds up the tests of a file, in groups and in every attempt", () => {
    const suites = [{ specs: [spec("a.spec.ts", 1000)], suites: [{ specs: [spec("a.spec.ts", 500, 1500), spec("b.spec.ts", 250)] }] }];
    const { files } = playwrightReport({ stats: { expected: 0, unexpected: 0, flaky: 0 }, suites }, "test/e2e");

    expect(files).toEqual([
      { file: "test/e2e/a.spec.ts", seconds: 3 },
      { file: "test/e2e/b.spec.ts", seconds: 0.25 },
    ]);
  });
});

describe("slowest", () => {
  it("names the longest first, and no more than are wanted", () => {
    const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));

    expect(slowest(files, 2).map(({ file }) => file)).toEqual(["3", "2"]);
  });
});

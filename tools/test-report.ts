import path from "node:path";

export type Tally = { readonly passed: number; readonly failed: number };
/** A test file and the seconds that its tests took. */
export type FileTime = { readonly file: string; readonly seconds: number };
export type Report = Tally & { readonly files: readonly FileTime[] };

export const NO_REPORT: Report = { passed: 0, failed: 0, files: [] };

export type VitestJson = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

/** What Vitest's JSON reporter wrote; file names as seen from `root`. */
export function vitestReport({ numPassedTests, numFailedTests, testResults }: VitestJson, root: string): Report {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

type Attempt = { readonly duration: number };
type PlaywrightSuite = {
  readonly specs?: readonly { readonly file: string; readonly tests: readonly { readonly results: readonly Attempt[] }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
};
export type PlaywrightJson = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};

/** What Playwright's JSON reporter wrote. A test that passed only the second time has failed. */
export function playwrightReport({ stats, suites }: PlaywrightJson, folder: string): Report {
  const seconds = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
    seconds.set(file, (seconds.get(file) ?? 0) + took);
  }
  const files = [...seconds].map(([file, took]) => ({ file: path.join(folder, file), seconds: took }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The files that took longest, first the longest. */
export function slowest(files: readonly FileTime[], count: number): readonly FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

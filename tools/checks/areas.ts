import type { SourceFile } from "./source-files.ts";

/** One area of the code; lines are those that are not blank. */
export type AreaSize = {
  readonly area: string;
  readonly files: number;
  readonly lines: number;
  readonly testLines: number;
};

const TEST_FILE = /(\.test\.tsx?$|^test\/)/;
const SAMPLES = /(^|[/-])samples\.ts$|\.gallery\.tsx$/;

/** Folders whose rooms are areas of their own; every other folder of `src` is one area. */
const SPLIT = /^src\/(web|domain)\/([^/]+)\//;

/** What tests away from the code ask about, the first that fits; the rest of `test/` serves all areas and is counted for itself. */
const ASKED_ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^test\/contract\/session/, "web/session"],
  [/^test\/contract\/settings|^test\/e2e\/account/, "web/settings"],
  [/^test\/(contract|support)\/identity/, "domain/identity"],
  [/^test\/e2e\/(session|identity)/, "web/sign-in"],
  [/^test\/e2e\/risk/, "web/risk"],
  [/^test\/e2e\/(price|refusals)/, "web/price"],
  [/^test\/e2e\/early-typing/, "web/kit"],
  [/^test\/e2e\/shell/, "web/app"],
  [/^test\/e2e\/member-screens/, "web/profile"],
  [/^test\/pages\/.*\.test\.ts$|^test\/support\/screens/, "web/routes"],
  [/^test\/data\/(facts|surroundings)/, "domain/surroundings"],
  [/^test\/data\/(valuation|outlook)/, "domain/valuation"],
  [/^test\/data\/ingest/, "ingest"],
];

/** Files, lines and lines of tests of each area, the fewest tests to a line first. Samples and gallery pages are neither. */
export function areaSizes(files: readonly SourceFile[]): AreaSize[] {
  const areas = new Map<string, AreaSize>();
  for (const file of files) {
    if (SAMPLES.test(file.path)) continue;
    const area = areaOf(file.path);
    if (area === null) continue;
    const size = areas.get(area) ?? { area, files: 0, lines: 0, testLines: 0 };
    const lines = file.text.split("\n").filter((line) => line.trim() !== "").length;
    const isTest = TEST_FILE.test(file.path);
    areas.set(area, {
      area,
      files: size.files + (isTest ? 0 : 1),
      lines: size.lines + (isTest ? 0 : lines),
      testLines: size.testLines + (isTest ? lines : 0),
    });
  }
  return [...areas.values()].sort((a, b) => testsPerLine(a) - testsPerLine(b));
}

/** Lines of tests for each line of code; an area without code of its own has infinitely many. */
export function testsPerLine({ lines, testLines }: AreaSize): number {
  return lines === 0 ? Number.POSITIVE_INFINITY : testLines / lines;
}

function areaOf(path: string): string | null {
  if (path.startsWith("test/")) return ASKED_ELSEWHERE.find(([pattern]) => pattern.test(path))?.[1] ?? "test (of all)";
  const split = SPLIT.exec(path);
  if (split) return `${split[1]}/${split[2]}`;
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
}

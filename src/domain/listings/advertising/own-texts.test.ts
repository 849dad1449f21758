import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unprovenWords } from "./unproven-words.ts";

/** Here the word stands beside its evidence: the estimate with its band, and what the price is compared with. */
const WITH_EVIDENCE: Readonly<Record<string, readonly string[]>> = {
  "src/web/risk/money/rent-verdict.ts": ["割安"],
  "src/web/kit/report/verdict-sentence.tsx": ["割安"],
};

const FILES = ["src/web/**/*.{ts,tsx}", "content/**/*.md", "src/kernel/**/*.ts"]
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !/\.(test|gallery|gen)\.tsx?$/.test(file));

test("our own texts use no word that needs evidence, but where the evidence stands beside it", () => {
  expect(FILES.length).toBeGreaterThan(500);
  const used = FILES.map((file) => [file, unprovenWords(readFileSync(file, "utf8"))] as const).filter(([, words]) => words.length > 0);

  expect(Object.fromEntries(used)).toEqual(WITH_EVIDENCE);
});

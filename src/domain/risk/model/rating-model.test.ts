import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { RATING_MODEL } from "./rating-model.ts";
import { PILLARS } from "./types.ts";

const document = readFileSync("docs/models/risk.md", "utf8");
const tables = Object.entries(RATING_MODEL.tables);

it.each(tables)("publishes table %s as it is used", (id, { reading, points, dated }) => {
  const written = points.map(([x, score]) => `${x === Number.POSITIVE_INFINITY ? "∞" : x} → ${score}`).join(", ");
  const row = document.split("\n").find((line) => line.startsWith(`| \`${id}\` |`));

  expect(row).toContain(`| ${reading} | ${written} | ${dated} |`);
});

it("publishes its version, letters and the weight of each indicator", () => {
  expect(document).toContain(`\`${RATING_MODEL.version}\`, set on ${RATING_MODEL.dated}`);
  expect(document).toContain(`| overall at least | ${RATING_MODEL.letters.map(([, least]) => least || "–").join(" | ")} |`);
  for (const { id, weight } of INDICATORS) expect(document).toMatch(new RegExp(`\`${id}\` ${weight}\\b`));
});

it.each(tables)("has a table %s whose points rise, with scores from 0 to 100 that go one way", (_, { points }) => {
  const [xs, scores] = [points.map(([x]) => x), points.map(([, score]) => score)];
  const rising = scores.toSorted((a, b) => a - b);

  expect(xs).toEqual([...new Set(xs)].toSorted((a, b) => a - b));
  expect([rising.join(), rising.toReversed().join()]).toContain(scores.join());
  expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
});

it("has an indicator in every pillar", () => {
  expect(new Set(INDICATORS.map(({ pillar }) => pillar))).toEqual(new Set(PILLARS));
});

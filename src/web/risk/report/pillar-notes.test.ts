import { expect, it } from "vitest";
import { heldReport } from "#web/risk/samples/samples.ts";
import { knownFacts } from "./held-card.tsx";
import { onlyKnown } from "./pillar-notes.ts";

const [example] = heldReport.rating.pillars.flatMap(({ indicators }) => indicators);
if (!example) throw new Error("the sample has indicators");
const one = (pillar: "water" | "child", id: string, score: number | null) => ({
  ...{ ...example, pillar, id, title: `${id}の題`, score },
  state: score === 100 ? ("none" as const) : ("ok" as const),
});
const water = (coverage: number, flood: number) => ({
  ...{ id: "water" as const, score: flood, coverage },
  indicators: [one("water", "flood", flood), one("water", "other_water", null), one("water", "landslide", null)],
});
const child = { id: "child" as const, score: 80, coverage: 1, indicators: [one("child", "parks", 80)] };

it.each([
  ["half known", water(0.5, 100), "洪水だけが分かっています"],
  ["known enough", water(0.75, 100), null],
  ["without a number", { ...water(0.5, 100), score: null }, null],
])("a pillar that is %s says what alone is known", (_what, pillar, words) => {
  expect(onlyKnown(pillar)).toBe(words);
});

it.each([
  ["no flood, of which half of the pillar is known, does not lead", water(0.5, 100), ["parks", "flood"]],
  ["no flood in a pillar that is known leads", water(1, 100), ["flood", "parks"]],
  ["a flood that ends under the floor is no good news, and leads", water(0.5, 70), ["flood", "parks"]],
  ["a deep flood leads however little else is known", water(0.5, 10), ["flood", "parks"]],
])("%s", (_what, pillar, ids) => {
  expect(knownFacts({ pillars: [pillar, child] }).map(({ id }) => id)).toEqual(ids);
});

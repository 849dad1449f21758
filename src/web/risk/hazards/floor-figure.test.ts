import { expect, it } from "vitest";
import { depthOf } from "./depth-words.ts";
import { floorReachWords } from "./floor-figure.tsx";
import { floorSentence } from "./floor-figure-card.tsx";

const [usual, deep] = [depthOf(3), depthOf(4)];
if (!usual || !deep) throw new Error("both are ranks of depth");

it.each([
  [1, "水につかる想定"],
  [2, "つかるおそれ"],
  [3, "深い所でつかるおそれ"],
  [5, "水面より上"],
])("floor %i of a town of 3 to 5 m with a part of 5 to 10 m: %s", (floor, words) => {
  expect(floorReachWords(usual, deep, floor)).toBe(words);
});

it("says in a sentence that the deepest part may reach a floor that the rest does not", () => {
  const town = { state: "ok", depth: usual, deepest: deep } as const;

  expect(floorSentence(town, 3)).toContain("いちばん深い所（5〜10m未満）では、3階まで水が来るおそれがあります。");
  expect(floorSentence(town, 6)).toBe("浸水深は3〜5m未満の想定です。6階の床は、想定の水面より上です。");
  expect(floorSentence(town, null)).toContain("町のいちばん深い所は5〜10m未満で、");
  expect(floorSentence({ state: "ok", depth: usual }, 3)).toBe("浸水深は3〜5m未満の想定です。3階の床は、想定の水面より上です。");
});

import { expect, it } from "vitest";
import { changeText } from "./change-text.ts";

it.each([
  [5, "+5.0%"],
  [-2.14, "−2.1%"],
  [0.04, "±0.0%"],
  [-0.04, "±0.0%"],
  [null, null],
])("a change of %s is written %s", (percent, text) => expect(changeText(percent)).toBe(text));

import { expect, it } from "vitest";
import { placeLabel } from "./place-words.ts";

it("asks for the name of a building only where one is known", () => {
  expect(placeLabel(true)).toBe("住所・マンション名・駅名・郵便番号");
  expect(placeLabel(false)).toBe("住所・駅名・郵便番号");
});

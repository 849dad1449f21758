import { expect, it } from "vitest";
import { initialOf } from "./sender-band.tsx";

it.each([
  ["見本ホーム", "見"],
  ["株式会社みなと住販", "み"],
  ["（株）すみだホーム", "す"],
  ["㈲ 青葉不動産", "青"],
  ["ABC Homes 株式会社", "A"],
  ["👨‍👩‍👧ホーム", "👨‍👩‍👧"],
  ["", ""],
])("the mark of %s is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

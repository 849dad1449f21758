import { describe, expect, test } from "vitest";
import { addressKey } from "#kernel/place/address-key.ts";
import { type ToldHome, tellsAnew, tellsAnother } from "./tells-another.ts";

const flat = (changes: Partial<ToldHome> = {}): ToldHome => ({
  ...{ kind: "condo", room: null, floor: 8, areaM2: 70.12, landAreaM2: null, layout: "3LDK", direction: "南" },
  ...{ buildingName: "青葉レジデンス", addressKey: addressKey("東京都江東区豊洲5丁目1-2"), apartmentKey: null },
  ...changes,
});
const known = flat({ apartmentKey: "b-1" });
const house = (changes: Partial<ToldHome> = {}) =>
  flat({ kind: "house", buildingName: null, floor: null, areaM2: 98.5, landAreaM2: 110.2, ...changes });

describe("an advertisement stays of its home", () => {
  test.each<[string, ToldHome, ToldHome]>([
    ["once its building is known", flat(), known],
    ["where the register calls the building by another key", known, flat({ apartmentKey: "a-9" })],
    ["once its room is told", flat(), flat({ room: "801" })],
    ["once its floor is told", flat({ floor: null }), flat()],
    ["where its floor is no longer told", flat(), flat({ floor: null })],
    ["with the decimals of its area", flat({ areaM2: 70 }), flat()],
    ["with a 納戸 counted as a room", flat(), flat({ layout: "2LDK+S" })],
    ["with its balcony corrected", flat(), flat({ direction: "北" })],
    ["rebuilt inside, where its room is told", flat({ room: "801" }), flat({ room: "801", layout: "2LDK", areaM2: 69 })],
    ["once its house number is told", flat({ addressKey: addressKey("東京都江東区豊洲5丁目") }), flat()],
    ["once its town is told", flat({ addressKey: addressKey("東京都江東区") }), flat()],
    ["without its prefecture", flat(), flat({ addressKey: addressKey("江東区豊洲5-1-2") })],
    ["with its name written otherwise at the same number", flat(), flat({ buildingName: "アオバ・レジデンス" })],
    [
      "with its name told in full",
      flat({ addressKey: addressKey("東京都江東区豊洲5丁目") }),
      flat({ buildingName: "青葉レジデンス壱番館" }),
    ],
    [
      "with the number of its building corrected, which is the same",
      known,
      flat({ apartmentKey: "b-1", addressKey: addressKey("江東区豊洲5-1-3") }),
    ],
    ["new and no longer new", flat({ kind: "new-condo" }), flat()],
    ["a house whose number is told", house({ addressKey: addressKey("江東区豊洲5丁目") }), house()],
  ])("%s", (_, before, after) => {
    expect(tellsAnother(before, after)).toBe(false);
  });
});

describe("an advertisement is of another home", () => {
  test.each<[string, ToldHome, ToldHome]>([
    ["on another floor", flat(), flat({ floor: 9 })],
    ["in another room", flat({ room: "801" }), flat({ room: "803" })],
    ["of another area", flat(), flat({ areaM2: 55 })],
    ["of another layout", flat(), flat({ layout: "1LDK" })],
    ["at another number", flat(), flat({ addressKey: addressKey("東京都江東区豊洲5丁目12-3") })],
    [
      "at a number that begins alike",
      flat({ addressKey: addressKey("江東区豊洲5-1") }),
      flat({ addressKey: addressKey("江東区豊洲5-12") }),
    ],
    ["in another town", flat(), flat({ addressKey: addressKey("東京都江東区辰巳1丁目") })],
    ["in another building of the register", known, flat({ apartmentKey: "b-2", buildingName: "若葉ハイツ" })],
    [
      "in a building of another name",
      flat({ addressKey: addressKey("江東区豊洲5") }),
      flat({ addressKey: addressKey("江東区豊洲5"), buildingName: "若葉ハイツ" }),
    ],
    ["of another kind", flat(), house()],
    ["on another plot", house(), house({ landAreaM2: 99 })],
    ["the same room number elsewhere", flat({ room: "801" }), flat({ room: "801", addressKey: addressKey("江東区辰巳1-2-3") })],
  ])("%s", (_, before, after) => {
    expect([tellsAnother(before, after), tellsAnother(after, before)]).toEqual([true, true]);
  });
});

test("a home is looked for anew where anything of it is told otherwise, and not for another name", () => {
  expect(tellsAnew(flat(), flat({ room: "801" }))).toBe(true);
  expect(tellsAnew(flat(), flat({ buildingName: "アオバレジデンス" }))).toBe(false);
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formerStopKey, hasNumber, stopKey } from "./stop-key.ts";

const SAME: readonly (readonly string[])[] = [
  [
    "東京都江東区豊洲5丁目1番2号",
    "江東区豊洲５－１－２",
    "江東区豊洲5-1-2",
    "東京都江東区豊洲五丁目一番二号",
    "江東区豊洲５の１の２",
    "江東区 豊洲 5丁目 1-2",
    "〒135-0061 東京都江東区豊洲5ー1ー2",
    "１３５－００６１　江東区豊洲五丁目1番地2",
    "江東区豊洲5−1−2 青葉ハイツ",
    "江東区豊洲5丁目1番2号（見本様方）",
    "江東区豊洲05-01-02",
  ],
  [
    "江東区豊洲5-1-2-301",
    "江東区豊洲5丁目1番2号301号室",
    "江東区豊洲5-1-2 青葉ハイツ301",
    "江東区豊洲５－１－２　青葉ハイツ　３０１号",
    "江東区豊洲5-1-2 #301",
    "江東区豊洲5-1-2 301室",
    "江東区豊洲5丁目1番2号 第3青葉ビル 301号室",
    "江東区豊洲5-1-2 ローレルタワー301",
    "江東区豊洲5-1-2 青葉ハイツ（301）",
    "江東区豊洲5-1-2,青葉ハイツ(301号室)",
    "江東区豊洲5-1-2（青葉ハイツ） 301",
    "江東区豊洲5-1-2 青葉ハイツ【301】",
    "江東区豊洲5-1-2 青葉ハイツ（301号室 見本様方）",
    "江東区豊洲5-1-2 青葉ハイツ301（見本様方）",
    "江東区豊洲5-1-2 青葉ハイツ 3階301",
    "江東区豊洲5-1-2 青葉ハイツ3F 301号室",
  ],
  ["江東区豊洲5-1-2 A棟301", "江東区豊洲5-1-2-A-301", "江東区豊洲5-1-2 青葉ハイツＡ３０１号室", "江東区豊洲5-1-2 青葉ハイツ a-301"],
  [
    "江東区豊洲5-1-2 3F",
    "江東区豊洲5-1-2 3階",
    "江東区豊洲5-1-2 青葉ビル３Ｆ",
    "江東区豊洲5-1-2 青葉ビル三階",
    "江東区豊洲5-1-2 青葉ビル（3F）",
  ],
  ["江東区豊洲5-1-2 2号棟301", "江東区豊洲5-1-2 青葉団地2棟 301号"],
  ["千代田区霞が関1-2-3", "東京都千代田区霞ヶ関一丁目2番3号", "千代田区霞ケ関１丁目２－３", "千代田区霞ガ関1-2-3"],
  ["千代田区三番町6", "東京都千代田区三番町６番", "千代田区3番町6番地"],
  ["札幌市中央区北1条西2丁目3", "北海道札幌市中央区北一条西二丁目3番", "中央区北１条西2-3"],
  ["岩手県九戸郡洋野町種市第23地割27番2", "洋野町種市第23地割27-2"],
  ["横浜市港北区見本町12番地の3", "神奈川県横浜市港北区見本町十二番地3", "港北区見本町12-3"],
  ["江東区大字見本3-1", "江東区見本３番地１"],
];

describe("one address", () => {
  it.each(SAME.map((writings) => [writings[0], writings] as const))("%s is the same however it is written", (_, writings) => {
    expect(writings.map(stopKey)).toEqual(writings.map(() => stopKey(writings[0] ?? "")));
  });

  it.each([
    ["江東区豊洲5-1-2", "江東区豊洲5-1-3"],
    ["江東区豊洲5-1-2 青葉ハイツ301", "江東区豊洲5-1-2 青葉ハイツ302"],
    ["江東区豊洲5-1-2", "江東区豊洲5-1-2 301号室"],
    ["江東区豊洲5-1-2 A棟301", "江東区豊洲5-1-2 B棟301"],
    ["江東区豊洲5-1-2 青葉ハイツ（301）", "江東区豊洲5-1-2 青葉ハイツ（302）"],
    ["江東区豊洲5-1-2（見本棟） 301", "江東区豊洲5-1-2（見本棟） 302"],
    ["江東区豊洲5-1-2（A棟） 301", "江東区豊洲5-1-2（B棟） 301"],
    ["江東区豊洲5-1-2 3F", "江東区豊洲5-1-2 青葉ビル4階"],
    ["江東区豊洲5-1-2 3F", "江東区豊洲5-1-2-3"],
    ["江東区豊洲5-12", "江東区豊洲51-2"],
    ["江東区豊洲5-1-2", "江東区東雲5-1-2"],
    ["種市第23地割27-2", "種市第23地割27-3"],
    ["千代田区一番町6", "千代田区三番町6"],
    ["江東区豊洲1-2", "中央区豊洲1-2"],
  ])("%s is not %s", (one, other) => {
    expect(stopKey(one)).not.toBe(stopKey(other));
  });
});

test("a name of a building and what is written beside the name of a person are no part of it", () => {
  expect(stopKey("江東区豊洲5-1-2 青葉ハイツ2")).toBe("江東区豊洲5-1-2");
  expect(stopKey("東京都江東区豊洲5-1-2 見本ビル")).toBe("江東区豊洲5-1-2");
});

test("the former key of an address is what the register has from before rooms in parentheses were kept", () => {
  expect(formerStopKey("江東区豊洲5-1-2 青葉ハイツ（301）")).toBe("江東区豊洲5-1-2");
  expect(formerStopKey("江東区豊洲5-1-2 3F")).toBe("江東区豊洲5-1-2-3");
  for (const written of SAME.flat().filter((one) => !/[（(【階FＦ]/.test(one))) expect(formerStopKey(written)).toBe(stopKey(written));
});

test("without a number it names nobody's address", () => {
  expect(["江東区豊洲", "江東区豊洲5-1", ""].map((text) => hasNumber(stopKey(text)))).toEqual([false, true, false]);
});

const NUMBER = fc.integer({ min: 1, max: 99 });
const ADDRESS = fc.record({
  town: fc.constantFrom("江東区豊洲", "千代田区霞が関", "台東区谷中", "世田谷区三軒茶屋"),
  numbers: fc.tuple(NUMBER, NUMBER, NUMBER),
  room: fc.option(fc.integer({ min: 101, max: 4999 })),
});
type Address = { readonly town: string; readonly numbers: readonly [number, number, number]; readonly room: number | null };

const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).replaceAll("-", "－");
/** Ways to write the numbers, and ways to write the room. */
const WRITE: readonly ((address: Address) => string)[] = [
  ({ numbers }) => numbers.join("-"),
  ({ numbers: [a, b, c] }) => `${a}丁目${b}番${c}号`,
  ({ numbers: [a, b, c] }) => `${a}丁目${b}-${c}`,
  ({ numbers: [a, b, c] }) => `${a}の${b}の${c}`,
  ({ numbers: [a, b, c] }) => ` ${a}丁目 ${b}番地${c}`,
];
const ROOMS: readonly ((room: number) => string)[] = [
  (room) => `-${room}`,
  (room) => ` ${room}`,
  (room) => `　見本ハイツ${room}号室`,
  (room) => ` 見本タワー ${room}号`,
  (room) => ` ＃${room}`,
];

test("any address has one key in every writing, and a key is its own key", () => {
  const style = fc.record({
    numbers: fc.nat({ max: WRITE.length - 1 }),
    room: fc.nat({ max: ROOMS.length - 1 }),
    isWide: fc.boolean(),
    front: fc.constantFrom("", "東京都", "〒100-0001 東京都"),
  });
  fc.assert(
    fc.property(ADDRESS, style, (address, { numbers, room, isWide, front }) => {
      const told = `${WRITE[numbers]?.(address)}${address.room === null ? "" : ROOMS[room]?.(address.room)}`;
      const written = `${front}${address.town}${isWide ? wide(told) : told}`;
      const plain = `${address.town}${[...address.numbers, ...(address.room === null ? [] : [address.room])].join("-")}`;
      expect(stopKey(written)).toBe(stopKey(plain));
      expect(stopKey(stopKey(written))).toBe(stopKey(written));
    }),
  );
});

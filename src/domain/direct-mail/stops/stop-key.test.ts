import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formerStopKey, hasNumber, stopKey, wholeAddress } from "./stop-key.ts";

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
  [
    "東京都江東区豊洲1丁目3000番1号 見本マンション101号室",
    "江東区豊洲1-3000-1 見本マンション(101)",
    "江東区豊洲1-3000-1 見本マンション（101号室）",
    "江東区豊洲1-3000-1 見本マンション一〇一号室",
    "江東区豊洲1-3000-1 見本マンション（一〇一）",
    "江東区豊洲1-3000-1 見本マンション101号室 見本様",
    "江東区豊洲1-3000-1 見本マンション 1F101",
    "江東区豊洲1・3000・1 見本マンション101",
    "江東区豊洲1/3000/1 見本マンション101",
    "江東区豊洲1─3000─1 見本マンション101",
    "江東区豊洲1の3000の1 見本マンション101",
    "日本東京都江東区豊洲1-3000-1-101",
  ],
  ["千代田区麹町21-3", "東京都千代田区麴町二十一番三号"],
  ["江東区豊洲5-1-2 青葉団地2-301", "江東区豊洲5-1-2 青葉団地2号棟301", "江東区豊洲5-1-2 2-301"],
  ["江東区豊洲5-1-2 青葉ハイツ301A", "江東区豊洲5-1-2-301A", "江東区豊洲5-1-2 301A号室"],
  ["東京都府中市本町1-1", "東京都府中市本町一丁目1番"],
  ["千代田区霞が関1-2-3", "東京都千代田区霞ヶ関一丁目2番3号", "千代田区霞ケ関１丁目２－３", "千代田区霞ガ関1-2-3"],
  ["千代田区三番町6", "東京都千代田区三番町６番", "千代田区3番町6番地"],
  ["札幌市中央区北1条西2丁目3", "北海道札幌市中央区北一条西二丁目3番"],
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
    ["江東区豊洲5-1-2 青葉ハイツ（三〇一）", "江東区豊洲5-1-2 青葉ハイツ（三〇二）"],
    ["江東区豊洲5・1・2", "江東区豊洲51・2"],
    ["江東区豊洲51・2", "江東区豊洲512"],
    ["江東区豊洲5─1─2 301", "江東区豊洲5─7─3 301"],
    ["江東区豊洲5-1-2 青葉ハイツ301A", "江東区豊洲5-1-2 青葉ハイツ301B"],
    ["江東区豊洲5-1-2 青葉団地2-301", "江東区豊洲5-1-2 青葉団地3-301"],
    ["江東区豊洲5-1-2 青葉団地3-01", "江東区豊洲5-1-2 青葉団地1"],
    ["横浜市中区本町1-1", "名古屋市中区本町1-1"],
    ["横浜市中区本町1-1", "広島市中区本町1-1"],
    ["大阪市中央区日本橋1-1", "東京都中央区日本橋1-1"],
    ["東京都府中市本町1-1", "広島県府中市本町1-1"],
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
  expect(formerStopKey("神奈川県横浜市中区本町1-1")).toBe("中区本町1-1");
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

test("an address of a list is under its city, whether the list tells it or not", () => {
  const whole = (address: string, cityCode: string, cityName: string) =>
    stopKey(wholeAddress({ address, building: "", cityCode, cityName }));
  const sapporo = ["北海道札幌市中央区北1条西2-3", "札幌市中央区北1条西2-3", "中央区北1条西2-3", "北1条西2-3"];
  expect(new Set(sapporo.map((one) => whole(one, "01101", "札幌市中央区")))).toEqual(new Set([stopKey("北海道札幌市中央区北1条西2-3")]));
  expect(whole("府中市本町1-1", "13206", "府中市")).toBe(stopKey("東京都府中市本町1-1"));
  expect(whole("府中市本町1-1", "34208", "府中市")).toBe(stopKey("広島県府中市本町1-1"));
  expect(whole("岩手県九戸郡洋野町種市27-2", "03507", "洋野町")).toBe(stopKey("洋野町種市27-2"));
});

test("another number of the lot or another room is another key, in whatever writing", () => {
  const told = fc.record({ numbers: fc.nat({ max: WRITE.length - 1 }), room: fc.nat({ max: ROOMS.length - 1 }) });
  const written = ({ town, numbers, room }: Address, style: { readonly numbers: number; readonly room: number }) =>
    `${town}${WRITE[style.numbers]?.({ town, numbers, room })}${room === null ? "" : ROOMS[style.room]?.(room)}`;
  fc.assert(
    fc.property(ADDRESS, told, told, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 }), (address, one, other, which, more) => {
      const { numbers, room } = address;
      const [a, b, c] = numbers.map((number, i) => (i === which ? number + more : number)) as [number, number, number];
      const next = { ...address, numbers: [a, b, c] as const, room: which === 3 ? (room ?? 100) + more : room };
      expect(stopKey(written(address, one))).not.toBe(stopKey(written(next, other)));
    }),
  );
});

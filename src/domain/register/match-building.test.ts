import { expect, test } from "vitest";
import { buildingMatcher } from "./match-building.ts";

const place = { lon: 139.79, lat: 35.65 };
/** So many metres to the east. */
const east = (metres: number) => ({ lon: place.lon + metres / 90_400, lat: place.lat });
const known = [
  { key: "a", name: "パークハイツ豊洲", address: "東京都江東区豊洲5丁目1-2", place },
  { key: "b", name: "コーポ青木", address: "東京都港区芝1丁目1-1", place: east(-5000) },
  { key: "c", name: "コーポ青木", address: "東京都北区赤羽1丁目1-1", place: east(-9000) },
  { key: "d", name: "メゾン双葉", address: "東京都文京区本郷1-1", place: east(-7000) },
  { key: "e", name: "メゾン双葉", address: "東京都文京区本郷1-1", place: east(-7000) },
];
const { match } = buildingMatcher(known);
const asked = (name: string, address: string, at: typeof place | null = null) => match({ name, address, place: at });

test.each([
  ["パークハイツ豊洲", "東京都江東区豊洲5丁目1-2", "a"],
  ["ﾊﾟｰｸﾊｲﾂ 豊洲", "江東区豊洲五丁目１番２号", "a"],
  ["コーポ青木", "北区赤羽1-1-1", "c"],
])("%s at %s is the building %s, in whatever writing", (name, address, key) => {
  expect(asked(name, address)).toEqual({ is: "known", key });
});

test.each([
  ["the same name a few houses on", asked("パークハイツ豊洲", "江東区豊洲5-3-1", east(200)), "same-name", ["a"]],
  ["the same name in the same town, without a point", asked("パークハイツ豊洲", "江東区豊洲"), "same-name", ["a"]],
  ["another name at the same address", asked("豊洲レジデンス", "江東区豊洲5-1-2", east(300)), "same-address", ["a"]],
  ["another name on the same spot", asked("豊洲レジデンス", "江東区豊洲5-8-8", east(10)), "same-place", ["a"]],
  ["a building that is registered twice", asked("メゾン双葉", "文京区本郷1-1"), "several", ["d", "e"]],
])("%s is for a person to decide", (_, found, why, keys) => {
  expect(found).toEqual({ is: "doubtful", why, keys });
});

test.each([
  ["the same name in another ward", asked("コーポ青木", "新宿区西新宿1-1-1", east(-20_000))],
  ["the same name far off", asked("パークハイツ豊洲", "江東区豊洲6-1-1", east(900))],
  ["another name down the street", asked("豊洲レジデンス", "江東区豊洲5-9-9", east(40))],
  ["another name in the same 丁目, where no house number is told", asked("豊洲レジデンス", "江東区豊洲5丁目")],
])("%s is another building", (_, found) => {
  expect(found).toEqual({ is: "unknown" });
});

test("a building that was added is found from then on", () => {
  const matcher = buildingMatcher([]);
  const home = { name: "青葉", address: "江東区豊洲1-1-1", place };
  expect(matcher.match(home)).toEqual({ is: "unknown" });

  matcher.add({ key: "n", ...home });
  expect(matcher.match(home)).toEqual({ is: "known", key: "n" });
});

import { describe, expect, it } from "vitest";
import { PLAIN_MAPS, siteMaps } from "#wire/site-maps.ts";
import { sentByMaps } from "./sent-elsewhere.ts";

const unset = { base: undefined, baseCredit: undefined, hazards: undefined, service: undefined };
const OTHER = "https://tiles.example/{z}/{x}/{y}.png";
const SENT = "地図を開いたときに、表示する範囲と接続元のIPアドレスを送ります。";
const sent = (maps: Parameters<typeof sentByMaps>[0]) => sentByMaps(maps, "https://site.test");

describe("what maps send elsewhere", () => {
  it("is nothing where they are drawn of our own data", () => {
    expect(sent(PLAIN_MAPS)).toEqual([]);
    expect(sent(siteMaps({ ...unset, mode: "local" }))).toEqual([]);
    expect(sent(siteMaps({ ...unset, mode: "production", base: "plain", hazards: "none" }))).toEqual([]);
  });

  it("goes to 国土地理院 where its maps are used, told once for both of its services", () => {
    expect(sent(siteMaps({ ...unset, mode: "production" }))).toEqual([
      `国土地理院（地理院タイル・ハザードマップポータルサイト）：${SENT}背景の地図と災害の想定図を表示するためです。`,
    ]);
    expect(sent(siteMaps({ ...unset, mode: "production", base: "plain" }))).toEqual([
      `国土地理院（ハザードマップポータルサイト）：${SENT}災害の想定図を表示するためです。`,
    ]);
  });

  it("goes to another host by its name, whatever the map is credited to", () => {
    expect(sent(siteMaps({ ...unset, mode: "local", base: OTHER, baseCredit: "国土地理院" }))).toEqual([
      `tiles.example：${SENT}背景の地図を表示するためです。`,
    ]);
    expect(sent(siteMaps({ ...unset, mode: "local", base: "https://gsi.go.jp.example/{z}/{x}/{y}.png" }))[0]).toMatch(
      /^gsi\.go\.jp\.example：/,
    );
  });

  it("names each of several", () => {
    expect(sent(siteMaps({ ...unset, mode: "production", base: OTHER })).map((words) => words.split("：")[0])).toEqual([
      "tiles.example",
      "国土地理院（ハザードマップポータルサイト）",
    ]);
  });

  it("is nothing where the pictures come from the site itself", () => {
    expect(sent(siteMaps({ ...unset, mode: "local", base: "https://site.test/pictures/{z}/{x}/{y}.png" }))).toEqual([]);
  });
});

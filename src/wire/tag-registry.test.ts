import { describe, expect, it } from "vitest";
import { PLAIN_MAPS, siteMaps } from "./site-maps.ts";
import { hostsFor, sentOutside, type TagSettings, tagRegistry } from "./tag-registry.ts";

const auth = {
  endpoint: "https://id.machinone.example",
  hostedOrigin: "https://id.machinone.example",
  objectsUrl: "https://id.machinone.example/objects",
};
const settings = (given: Partial<TagSettings> = {}): TagSettings => ({
  ...{ ownOrigin: "https://www.machinone.example", isMeasured: false, maps: PLAIN_MAPS, auth },
  ...given,
});
const unset = { base: undefined, baseCredit: undefined, hazards: undefined, service: undefined };
const OTHER = "https://tiles.example/{z}/{x}/{y}.png";
const mapped = (given: Partial<Parameters<typeof siteMaps>[0]>) =>
  sentOutside(settings({ maps: siteMaps({ ...unset, mode: "production", ...given }) })).map(({ recipient, ourPurpose }) => [
    recipient,
    ourPurpose,
  ]);

describe("what pages send to others", () => {
  it("is nothing where no other service is configured", () => {
    expect(sentOutside(settings())).toEqual([]);
    expect(mapped({ mode: "local" })).toEqual([]);
    expect(mapped({ base: "plain", hazards: "none" })).toEqual([]);
  });

  it("goes to LINE where pages open inside it", () => {
    const inside = settings({ auth: { ...auth, liffOrigins: ["https://api.line.me"] } });

    expect(sentOutside(inside).map(({ recipient }) => recipient)).toEqual(["LINEヤフー株式会社（LINE）"]);
    expect(hostsFor(tagRegistry(inside), "connect")).toContain("https://api.line.me");
  });

  it("goes to 国土地理院 where its maps are used, told once for both of its services", () => {
    expect(mapped({})).toEqual([["国土地理院（地理院タイル・ハザードマップポータルサイト）", "背景の地図と災害の想定図を表示するため"]]);
    expect(mapped({ base: "plain" })).toEqual([["国土地理院（ハザードマップポータルサイト）", "災害の想定図を表示するため"]]);
  });

  it("goes to another host by its name, whatever the map is credited to", () => {
    expect(mapped({ base: OTHER, baseCredit: "国土地理院", hazards: "none" })).toEqual([["tiles.example", "背景の地図を表示するため"]]);
    expect(mapped({ base: "https://gsi.go.jp.example/{z}/{x}/{y}.png", hazards: "none" })[0]?.[0]).toBe("gsi.go.jp.example");
  });

  it("is nothing where the pictures come from the site itself", () => {
    expect(mapped({ base: "https://www.machinone.example/pictures/{z}/{x}/{y}.png", hazards: "none" })).toEqual([]);
  });

  it("names the tag service, the scripts of providers and an account service of others only where they are configured", () => {
    const google = { script: "https://apis.google.com/js/platform.js", origins: ["https://accounts.google.com"] };
    const elsewhere = { ...auth, endpoint: "https://cognito-idp.ap-northeast-1.amazonaws.com", outside: { google } };

    expect(sentOutside(settings({ isMeasured: true, auth: elsewhere })).map(({ recipient }) => recipient)).toEqual([
      "cognito-idp.ap-northeast-1.amazonaws.com",
      "Google LLC（Googleタグマネージャー）",
      "Google LLC",
    ]);
  });

  it("says of each what is sent, when, and why it is sent and taken", () => {
    const facebook = { script: "https://connect.facebook.net/ja_JP/sdk.js", origins: ["https://www.facebook.com"] };
    const all = tagRegistry(
      settings({ isMeasured: true, auth: { ...auth, outside: { facebook } }, maps: siteMaps({ ...unset, mode: "production" }) }),
    );

    expect(all.length).toBeGreaterThan(3);
    for (const { recipient, sent, when, ourPurpose, recipientPurpose } of all)
      for (const words of [recipient, sent, when, ourPurpose, recipientPurpose]) expect(words).not.toBe("");
  });
});

it("names a host once a directive, and hosts of our own beside the others", () => {
  const registry = tagRegistry(settings({ maps: siteMaps({ ...unset, mode: "production", service: "https://api.machinone.example" }) }));

  expect(hostsFor(registry, "img")).toEqual([
    "https://cyberjapandata.gsi.go.jp",
    "https://disaportaldata.gsi.go.jp",
    "https://api.machinone.example",
    "https://id.machinone.example",
  ]);
  expect(hostsFor(registry, "frame")).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { devicesAmong, isOfPerson, readShelf, shelfKey, shelfText } from "./kept-people.ts";

const name = (rest: string) => `CognitoIdentityServiceProvider.site.${rest}`;
const DEVICE = { key: "ap-northeast-1_1", group: "-g", password: "p+/=" };

describe("what a browser keeps of a person", () => {
  it.each([
    [name("LastAuthUser"), true],
    [name("u1.userData"), true],
    [name("hanako@example.jp.clockDrift"), true],
    ["CognitoIdentityServiceProvider.another-client.u1.deviceKey", true],
    [name("oauthState"), false],
    [name("oauthPKCE"), false],
    ["device.abc", false],
    ["strategy", false],
    ["redirect", false],
  ])("%s: %s", (key, isPersons) => {
    expect(isOfPerson(key)).toBe(isPersons);
  });

  it("has the devices that are whole, of this client, whatever the user is called", () => {
    const whole = (user: string) =>
      [
        [name(`${user}.deviceKey`), DEVICE.key],
        [name(`${user}.deviceGroupKey`), DEVICE.group],
        [name(`${user}.randomPasswordKey`), DEVICE.password],
      ] as const;
    const kept = new Map([...whole("u1"), ...whole("hanako@example.jp"), [name("half.deviceKey"), "x"] as const]);

    expect([...devicesAmong(kept, "site")]).toEqual([
      ["u1", DEVICE],
      ["hanako@example.jp", DEVICE],
    ]);
    expect(devicesAmong(kept, "other").size).toBe(0);
  });
});

describe("a device whose person is signed out", () => {
  it("comes back as it was put away", () => {
    expect(readShelf(shelfText(DEVICE))).toEqual(DEVICE);
    expect(shelfKey("a".repeat(43))).toBe(`device.${"a".repeat(22)}`);
  });

  it.each([null, "", "a b", "a b c d", " b c"])("is none where something else stands: %j", (text) => {
    expect(readShelf(text)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { settledKana } from "#web/settings/contact/kana-field.tsx";
import { addressLine, formatPostalCode, nameLine } from "#web/settings/frame/account-words.ts";
import { DONE_WORDS, doneSearch } from "#web/settings/frame/done-words.ts";
import { ownValue } from "#web/settings/frame/member-memory.ts";
import { readPending } from "#web/settings/frame/pending-check.ts";
import { linkedProviders, providerOf } from "#web/settings/frame/providers.ts";
import { inOrder, lastSeenWords } from "./device-words.ts";
import { isLeaveWord } from "./leave-card.tsx";
import { isRecentSignIn } from "./recent-sign-in.ts";
import { emptyUserInfo, sampleDevice, sampleUserInfo } from "./samples.ts";

const USER = { sub: "s", username: "s", email: null, isEmailVerified: false, phoneNumber: null, name: null, scope: [] };

describe("the person and the address in a line", () => {
  it.each([
    [sampleUserInfo, "山田 花子（ヤマダ ハナコ）", "〒135-0061 東京都江東区豊洲5-1-1 まちのねレジデンス 101"],
    [{ ...sampleUserInfo, familyKana: null, givenKana: null, building: null }, "山田 花子", "〒135-0061 東京都江東区豊洲5-1-1"],
    [{ ...emptyUserInfo, familyKana: "ヤマダ", town: "豊洲" }, "ヤマダ", "豊洲"],
    [emptyUserInfo, "", ""],
  ])("%#", (info, name, address) => {
    expect(nameLine(info)).toBe(name);
    expect(addressLine(info)).toBe(address);
  });

  it("parts a postal code and leaves anything else", () => {
    expect(formatPostalCode("1350061")).toBe("135-0061");
    expect(formatPostalCode("135")).toBe("135");
  });
});

describe("a device", () => {
  it("tells when and from where it was used last, in Japan's time", () => {
    expect(lastSeenWords(sampleDevice())).toBe("最後の利用：2026年11月20日 14:05（IPアドレス 203.0.113.5）");
    expect(lastSeenWords({ lastSeenAt: null, lastIp: null })).toBe("最後の利用：記録がありません");
  });

  it("stands first where it is this one, then by its last use", () => {
    const devices = [
      sampleDevice({ id: "old", lastSeenAt: new Date("2026-01-01") }),
      sampleDevice({ id: "new", lastSeenAt: new Date("2026-11-01") }),
      sampleDevice({ id: "this", lastSeenAt: null, isThis: true }),
    ];

    expect(inOrder(devices).map(({ id }) => id)).toEqual(["this", "new", "old"]);
  });
});

describe("what was done", () => {
  it("is taken from the address where it is known", () => {
    expect(doneSearch({ done: "email", other: 1 })).toEqual({ done: "email" });
    expect(Object.keys(DONE_WORDS)).toContain("password-devices-stay");
  });

  it.each([{}, { done: "<script>" }, { done: "toString" }, { done: 1 }])("is nothing in %j", (search) => {
    // The router lays what is read over what the address had.
    expect({ ...search, ...doneSearch(search) }.done).toBeUndefined();
  });
});

describe("providers of an account", () => {
  const one = { providerName: "Google", userId: "1", dateCreated: "1760000000000" };

  it("are read from an attribute and from a claim alike", () => {
    const expected = [{ name: "Google", linkedAt: new Date(1_760_000_000_000) }];

    expect(linkedProviders(JSON.stringify([one]))).toEqual(expected);
    expect(linkedProviders([one])).toEqual(expected);
  });

  it.each([undefined, null, "", "{", "{}", [{}], [{ providerName: "" }], [null]])("are none in %j", (identities) => {
    expect(linkedProviders(identities)).toEqual([]);
  });

  it("have no date where none is told", () => {
    expect(linkedProviders([{ providerName: "Facebook" }])).toEqual([{ name: "Facebook", linkedAt: null }]);
  });

  it.each([
    ["google", "google_1", "Google"],
    ["facebook", "facebook_1", "Facebook"],
    ["cognito", "google_1", null],
    ["hosted", "facebook_1", "Facebook"],
    ["hosted", "Google_1", "Google"],
    ["hosted", "3f0c", null],
  ] as const)("a sign-in by %s of %s is one by %s", (strategy, username, name) => {
    expect(providerOf({ strategy, user: { ...USER, username } })).toBe(name);
  });

  it("are none of a visitor's", () => {
    expect(providerOf({ strategy: null, user: null })).toBeNull();
  });
});

describe("a sign-in", () => {
  const now = Date.parse("2026-11-21T03:00:00Z");

  it.each([
    [29, true],
    [31, false],
  ])("of %i minutes ago is recent: %s", (minutes, isRecent) => {
    expect(isRecentSignIn({ auth_time: now / 1000 - minutes * 60 }, now)).toBe(isRecent);
  });

  it("without a time is not recent", () => {
    expect(isRecentSignIn({}, now)).toBe(false);
  });
});

describe("what a tab keeps", () => {
  it("is shown to its member only", () => {
    const kept = JSON.stringify({ sub: "a", value: { address: "x@example.jp", sentAt: 5 } });

    expect(readPending(ownValue(kept, "a"))).toEqual({ address: "x@example.jp", sentAt: 5 });
    expect(ownValue(kept, "b")).toBeNull();
  });

  it.each([null, "", "{", "[]", '{"sub":"a"}'])("is nothing in %j", (text) => {
    expect(ownValue(text, "a")).toBeNull();
  });

  it.each([null, {}, { address: "", sentAt: 1 }, { address: "x", sentAt: "1" }])("is no address in %j", (kept) => {
    expect(readPending(kept)).toBeNull();
  });
});

it.each([
  ["退会する", true],
  [" 退会する　", true],
  ["退会", false],
  ["", false],
])("%j confirms leaving: %s", (text, isRight) => {
  expect(isLeaveWord(text)).toBe(isRight);
});

it.each([
  ["やまだ", "ヤマダ"],
  ["ﾔﾏﾀﾞ", "ヤマダ"],
  ["山田A", "山田A"],
])("%s becomes %s as kana", (typed, settled) => {
  expect(settledKana(typed)).toBe(settled);
});

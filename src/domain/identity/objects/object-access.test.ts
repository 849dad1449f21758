import { describe, expect, it } from "vitest";
import { isObjectName, mayTouch } from "./object-access.ts";

const own = "ap-northeast-1:0d1f";
const user = { identityId: own, isGuest: false };
const guest = { identityId: own, isGuest: true };
const reading = (holder: typeof user, name: string) => mayTouch(holder, "read", name);

describe("mayTouch", () => {
  it("opens an identity's private objects to itself alone", () => {
    const name = `private/${own}/icon.png`;

    expect(["read", "write", "list"].map((action) => mayTouch(user, action as "read", name))).toEqual([true, true, true]);
    expect(reading({ identityId: "ap-northeast-1:0d1", isGuest: false }, name)).toBe(false);
    expect(reading(guest, name)).toBe(false);
  });

  it("lets everyone with credentials read public objects, and their owner change and list them", () => {
    const name = `public/${own}/icon.png`;
    const other = { identityId: "ap-northeast-1:9", isGuest: false };

    expect([reading(user, name), reading(other, name), reading(guest, name)]).toEqual([true, true, true]);
    expect([mayTouch(user, "write", name), mayTouch(other, "write", name), mayTouch(guest, "write", name)]).toEqual([true, false, false]);
    expect([mayTouch(user, "list", name), mayTouch(other, "list", name), mayTouch(guest, "list", name)]).toEqual([true, false, false]);
  });

  it.each(["", "private/", `private/${own}`, `private/${own}2/a`, "public/", `protected/${own}/a`, `${own}/a`])("closes %j", (name) => {
    expect(mayTouch(user, "write", name)).toBe(false);
    expect(mayTouch(user, "list", name)).toBe(false);
    expect(reading(user, name)).toBe(false);
  });
});

describe("isObjectName", () => {
  it.each(["a", "private/x/写真 (1).png", "a/b..c/.hidden", "あ".repeat(341)])("takes %j", (name) => {
    expect(isObjectName(name)).toBe(true);
  });

  it.each(["", "/a", "a/", "a//b", "a/../b", "./a", "a\\b", "a\nb", "a\u0000", "\ud800", "あ".repeat(342)])("refuses %j", (name) => {
    expect(isObjectName(name)).toBe(false);
  });
});

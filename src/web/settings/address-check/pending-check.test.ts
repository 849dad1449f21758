import { afterEach, describe, expect, it } from "vitest";
import { forgetInTab, keepInTab } from "#web/kit/form/tab-memory.ts";
import { forgetPending, keepPending, pendingCheck } from "./pending-check.ts";

const KEY = "machinone.userInfo.pending.email";
const pending = { address: "hanako@example.jp", sentAt: 1_763_700_000_000 };

afterEach(() => forgetInTab(KEY));

describe("an address that a code was sent to", () => {
  it("is kept in the tab for its member alone, each kind of address by itself", () => {
    keepPending("email", "sub-1", pending);

    expect(pendingCheck("email", "sub-1")).toEqual(pending);
    expect(pendingCheck("email", "sub-2")).toBeNull();
    expect(pendingCheck("phone_number", "sub-1")).toBeNull();
  });

  it("is forgotten once it is proved or given up", () => {
    keepPending("email", "sub-1", pending);
    forgetPending("email");

    expect(pendingCheck("email", "sub-1")).toBeNull();
  });

  it.each([
    ["no address", { address: "", sentAt: "1" }],
    ["no time", { address: "x@example.jp" }],
    ["a time that is none", { address: "x@example.jp", sentAt: "きのう" }],
    ["a time that is no text", { address: "x@example.jp", sentAt: 1 }],
  ])("is none with %s", (_, typed) => {
    keepInTab(KEY, JSON.stringify({ owner: "sub-1", typed }));

    expect(pendingCheck("email", "sub-1")).toBeNull();
  });
});

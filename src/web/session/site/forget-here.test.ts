import { afterEach, describe, expect, it, vi } from "vitest";
import { keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { LOGIN_NOTICE_KEY, leaveNotice, takeNotice } from "#web/session/core/login-notices.ts";
import { forgetHere } from "./forget-here.ts";

afterEach(() => vi.unstubAllGlobals());

function webStorage(kept: Record<string, string>) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
    key: (i: number) => [...map.keys()][i] ?? null,
    get length() {
      return map.size;
    },
    names: () => [...map.keys()],
  };
}

describe("what somebody left in a browser's storages", () => {
  it("goes, with drafts and searches; what tells nothing of them stays", () => {
    const local = webStorage({ "machinone.property.recent-searches": "[]", "machinone.property.price-check-draft": "{}", other: "1" });
    const session = webStorage({ "machinone.userInfo.user-draft": "{}", [LOGIN_NOTICE_KEY]: "deleted", "tsr-scroll": "{}" });

    forgetHere([() => local, () => session]);

    expect(local.names()).toEqual(["other"]);
    expect(session.names()).toEqual([LOGIN_NOTICE_KEY, "tsr-scroll"]);
  });

  it("goes also from the memory of a page whose browser forbids storages; the login page still says what happened", () => {
    const forbidden = () => {
      throw new DOMException("x", "SecurityError");
    };
    keepInTab("machinone.userInfo.user-draft", "{}");
    leaveNotice("deleted");

    forgetHere([forbidden]);

    expect(keptInTab("machinone.userInfo.user-draft")).toBeNull();
    expect(takeNotice()).toBe("deleted");
  });
});

import { describe, expect, it } from "vitest";
import type { PoolSettings } from "#domain/identity/core/types.ts";
import { parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";
import { confirmsByLink, isSentAsLink, readSignUpLink, signUpLink } from "./sign-up-link.ts";

const pool = (settings: Partial<PoolSettings>) => ({ settings: parsePoolSettings({ deviceGroupKey: "g", ...settings }) });
const LINK = { clientId: "client", username: "3f0c 1&2", code: "a_b-c" };

describe("a pool", () => {
  it.each([
    ["keeps to codes unless it is set otherwise", {}, false],
    ["may confirm by link", { signUpVerification: "link" }, true],
    ["keeps to codes where phones are verified", { signUpVerification: "link", autoVerified: ["email", "phone_number"] }, false],
  ] as const)("%s", (_case, settings, isByLink) => {
    expect(confirmsByLink(pool(settings))).toBe(isByLink);
  });

  it("sends links only for sign-ups by a client", () => {
    const byLink = pool({ signUpVerification: "link" });
    expect(isSentAsLink(byLink, "sign-up", "client")).toBe(true);
    expect(isSentAsLink(byLink, "sign-up", undefined)).toBe(false);
    expect(isSentAsLink(byLink, "reset", "client")).toBe(false);
    expect(isSentAsLink(pool({}), "sign-up", "client")).toBe(false);
  });
});

describe("the link of a sign-up", () => {
  it("is read as it was written", () => {
    const url = new URL(signUpLink("https://id.example.jp", LINK));
    expect(url.origin + url.pathname).toBe("https://id.example.jp/confirmUser");
    expect(readSignUpLink(url.search)).toEqual(LINK);
  });

  it.each(["", "?client_id=c&user_name=u", "?client_id=&user_name=u&confirmation_code=1"])("is none with a part missing: %j", (search) => {
    expect(readSignUpLink(search)).toBeNull();
  });
});

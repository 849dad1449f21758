import { describe, expect, it } from "vitest";
import type { SessionUser, SessionView } from "#web/session/core/types.ts";
import { agreedVersion, TERMS } from "./agreed-terms.ts";

const hanako: SessionUser = {
  sub: "s-1",
  username: "s-1",
  email: "hanako@example.jp",
  isEmailVerified: true,
  phoneNumber: null,
  name: null,
  scope: [],
};
const signedIn = (strategy: SessionView["strategy"], user: SessionUser | null = hanako) => ({ user, strategy });
const tick = (who: object) => JSON.stringify({ ...who, version: "2026-11-01" });

describe("a tick at the terms", () => {
  it("is recorded for the address that was registered", () => {
    expect(agreedVersion(tick({ address: "hanako@example.jp" }), signedIn("cognito"))).toBe("2026-11-01");
  });

  it("is recorded for who came back from the chosen provider", () => {
    expect(agreedVersion(tick({ strategy: "google" }), signedIn("google"))).toBe("2026-11-01");
  });

  it.each([
    { name: "another address", kept: tick({ address: "taro@example.jp" }), view: signedIn("cognito") },
    { name: "another provider", kept: tick({ strategy: "google" }), view: signedIn("facebook") },
    { name: "a password where a provider was chosen", kept: tick({ strategy: "google" }), view: signedIn("cognito") },
    { name: "nobody", kept: tick({ address: "hanako@example.jp" }), view: signedIn(null, null) },
    { name: "a broken entry", kept: "{", view: signedIn("cognito") },
    { name: "no entry", kept: null, view: signedIn("cognito") },
    { name: "an entry without a version", kept: '{"strategy":"google"}', view: signedIn("google") },
  ])("is not recorded for $name", ({ kept, view }) => {
    expect(agreedVersion(kept, view)).toBeNull();
  });

  it("names the words of today by their day", () => {
    expect(TERMS.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(TERMS.body).toContain("利用規約");
  });
});

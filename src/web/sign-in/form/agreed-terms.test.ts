import { describe, expect, it } from "vitest";
import type { SessionUser, SessionView } from "#web/session/core/types.ts";
import { agreedDocuments } from "./agreed-terms.ts";

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
const tick = (who: object) => JSON.stringify({ ...who, terms: "2026-11-23", privacy: "2026-11-24" });

const BOTH = [
  { document: "terms", version: "2026-11-23" },
  { document: "privacy", version: "2026-11-24" },
];

describe("a tick at the terms", () => {
  it("is recorded for the address that was registered", () => {
    expect(agreedDocuments(tick({ address: "hanako@example.jp" }), signedIn("cognito"))).toEqual(BOTH);
  });

  it("is recorded for who came back from the chosen provider", () => {
    expect(agreedDocuments(tick({ strategy: "google" }), signedIn("google"))).toEqual(BOTH);
  });

  it.each([
    { name: "another address", kept: tick({ address: "taro@example.jp" }), view: signedIn("cognito") },
    { name: "another provider", kept: tick({ strategy: "google" }), view: signedIn("facebook") },
    { name: "a password where a provider was chosen", kept: tick({ strategy: "google" }), view: signedIn("cognito") },
    { name: "nobody", kept: tick({ address: "hanako@example.jp" }), view: signedIn(null, null) },
    { name: "a broken entry", kept: "{", view: signedIn("cognito") },
    { name: "no entry", kept: null, view: signedIn("cognito") },
    { name: "an entry without a version", kept: '{"strategy":"google"}', view: signedIn("google") },
    { name: "an entry of before, with one version", kept: '{"strategy":"google","version":"2026-11-01"}', view: signedIn("google") },
  ])("is not recorded for $name", ({ kept, view }) => {
    expect(agreedDocuments(kept, view)).toBeNull();
  });
});

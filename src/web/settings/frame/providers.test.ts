import { describe, expect, it } from "vitest";
import { linkedProviders, providerOf } from "./providers.ts";

const USER = { sub: "s", username: "s", email: null, isEmailVerified: false, phoneNumber: null, name: null, scope: [] };

describe("providers of an account", () => {
  const one = { providerName: "Google", userId: "1", primary: "true", dateCreated: "1760000000000" };

  it("are read from an attribute and from a claim alike", () => {
    const expected = [{ name: "Google", userId: "1", isFirst: true, linkedAt: new Date(1_760_000_000_000) }];

    expect(linkedProviders(JSON.stringify([one]))).toEqual(expected);
    expect(linkedProviders([one])).toEqual(expected);
  });

  it.each([undefined, null, "", "{", "{}", [{}], [{ providerName: "" }], [null]])("are none in %j", (identities) => {
    expect(linkedProviders(identities)).toEqual([]);
  });

  it("have no date where none is told", () => {
    expect(linkedProviders([{ providerName: "Facebook" }])).toEqual([{ name: "Facebook", userId: "", isFirst: false, linkedAt: null }]);
  });

  it.each([
    ["google", "google_1", "Google"],
    ["facebook", "facebook_1", "Facebook"],
    ["cognito", "google_1", null],
    ["line", "line_U1", "LINE"],
    ["line", "3f0c", null],
    ["google", "3f0c", null],
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

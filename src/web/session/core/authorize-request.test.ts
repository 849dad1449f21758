import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { HOSTED } from "#test/support/site-session.ts";
import { authorizeAddress, nonceOf, randomHex } from "./authorize-request.ts";

const request = {
  hostedOrigin: HOSTED,
  clientId: "c1",
  redirectUri: "https://site.example/login/",
  state: "s1",
  challenge: "ch",
};

describe("the address of a sign-in at the hosted login", () => {
  test("has these parameters in this order, access_type without a value", () => {
    expect(authorizeAddress({ ...request, extra: { identity_provider: "Google" } })).toBe(
      `${HOSTED}/oauth2/authorize?protocol=oauth2&response_type=code&access_type&client_id=c1&redirect_uri=https%3A%2F%2Fsite.example%2Flogin%2F` +
        "&scope=profile%20openid%20email%20aws.cognito.signin.user.admin&state=s1&code_challenge_method=S256&code_challenge=ch&identity_provider=Google",
    );
  });

  test("has audience, response mode and acr values where they are set", () => {
    expect(authorizeAddress({ ...request, audience: "a", responseMode: "query", acrValues: "x" })).toMatch(
      /&code_challenge=ch&audience=a&response_mode=query&acr_values=x$/,
    );
  });

  test.each([
    ["code", false],
    ["token", true],
    ["code id_token", true],
  ])("has the nonce for the response type %s: %s", (responseType, expected) => {
    expect(authorizeAddress({ ...request, responseType, nonce: "n1" }).endsWith("&nonce=n1")).toBe(expected);
  });

  test("lets the caller's parameters override", () => {
    const { searchParams } = new URL(authorizeAddress({ ...request, extra: { scope: "openid", prompt: "login" } }));
    expect(searchParams.getAll("scope")).toEqual(["openid"]);
    expect(searchParams.get("prompt")).toBe("login");
  });
});

describe("the random values of a sign-in", () => {
  test("are 28, each as two hex digits", () => {
    const asked: number[] = [];
    const randomBytes = (length: number) => {
      asked.push(length);
      return Uint8Array.from({ length }, (_, i) => i * 9);
    };
    const text = randomHex(randomBytes);
    expect(asked).toEqual([28]);
    expect(text).toMatch(/^000912[0-9a-f]{50}$/);
  });

  test("hold more than 128 bits and never come twice", () => {
    const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
    expect(new Set(Array.from({ length: 50 }, () => randomHex(randomBytes))).size).toBe(50);
    expect(randomHex(randomBytes).length * 4).toBeGreaterThanOrEqual(128);
  });
});

test("the nonce is another one than the challenge, and as hard to guess", async () => {
  expect(await nonceOf("verifier")).toBe(createHash("sha256").update("nonce.verifier").digest("base64url"));
});

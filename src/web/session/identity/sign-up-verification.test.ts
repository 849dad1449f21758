import { expect, it } from "vitest";
import { signUpVerificationCalls } from "./sign-up-verification.ts";

async function asked(answer: () => Promise<Response>) {
  const urls: string[] = [];
  const environment = {
    now: () => 0,
    wait: async () => undefined,
    randomBytes: (length: number) => new Uint8Array(length),
    fetch: (url: string) => {
      urls.push(url);
      return answer();
    },
  };
  const settings = { endpoint: "https://id.example.jp", poolId: "r_Pool", clientId: "c", environment };
  const storage = { get: () => null, set: () => undefined, remove: () => undefined, clear: () => undefined };
  return { method: await signUpVerificationCalls({ settings: { ...settings, storage } }).signUpVerification(), urls };
}

it.each([
  [{ sign_up_verification_method: "link" }, "link"],
  [{ sign_up_verification_method: "code" }, "code"],
  [{ issuer: "https://cognito-idp.ap-northeast-1.amazonaws.com/r_Pool" }, "code"],
  [[], "code"],
])("the discovery document %j means a %s", async (document, method) => {
  const { method: found, urls } = await asked(async () => Response.json(document));
  expect(found).toBe(method);
  expect(urls).toEqual(["https://id.example.jp/r_Pool/.well-known/openid-configuration"]);
});

it.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is no JSON", async () => new Response("<html>")],
])("codes are taken for granted where the document %s", async (_case, answer) => {
  expect((await asked(answer)).method).toBe("code");
});

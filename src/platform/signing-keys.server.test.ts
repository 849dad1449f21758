import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from "jose";
import { expect, it } from "vitest";
import { signingKeys } from "./signing-keys.server.ts";

const URL = "https://id.example/jwks.json";

/** Published keys `0`, `1` …, and a token signed with one of them. */
async function publish(count: number, signedWith: number) {
  const pair = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(pair.publicKey);
  const keys: JWK[] = Array.from({ length: count }, (_, index) => ({ ...jwk, kid: String(index), alg: "RS256", use: "sig" }));
  const token = await new SignJWT({}).setProtectedHeader({ alg: "RS256", kid: String(signedWith) }).sign(pair.privateKey);
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json({ keys });
  };
  return { token, asked, keys: signingKeys(URL, fetch) };
}

it("fetches the published keys once and keeps 50 of them", async () => {
  const { token, asked, keys } = await publish(60, 49);

  await jwtVerify(token, keys);
  await jwtVerify(token, keys);

  expect(asked).toEqual([URL]);
});

it("does not know the 51st", async () => {
  const { token, keys } = await publish(60, 50);

  await expect(jwtVerify(token, keys)).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
});

it.each([new Response("down", { status: 503 }), new Response("<html>"), Response.json({ nothing: true })])(
  "has no keys where the answer holds none",
  async (answer) => {
    const { token } = await publish(1, 0);

    await expect(
      jwtVerify(
        token,
        signingKeys(URL, async () => answer.clone()),
      ),
    ).rejects.toThrow();
  },
);

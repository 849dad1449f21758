import { createHmac, generateKeyPairSync } from "node:crypto";
import { compactVerify } from "jose";
import { describe, expect, it } from "vitest";
import { readJws, signJws } from "./jws.server.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = { kid: "key-1", privateKey };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const withHeader = (token: string, header: object) => [part(header), ...token.split(".").slice(1)].join(".");

describe("a signed token", () => {
  it("is what others can check", async () => {
    const token = await signJws(key, { sub: "花子" });
    const { payload, protectedHeader } = await compactVerify(token, publicKey);

    expect(protectedHeader).toEqual({ alg: "RS256", kid: "key-1", typ: "JWT" });
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ sub: "花子" });
  });

  it("is read with its key and its payload, and known by its signature", async () => {
    const jws = readJws(await signJws(key, { sub: "s", exp: 1 }));

    expect(jws).toMatchObject({ kid: "key-1", payload: { sub: "s", exp: 1 } });
    expect(jws?.isSignedBy(publicKey)).toBe(true);
    expect(jws?.isSignedBy(stranger.publicKey)).toBe(false);
  });

  it("is not signed once its payload was changed", async () => {
    const [header, , signature] = (await signJws(key, { sub: "s" })).split(".");

    expect(readJws([header, part({ sub: "t" }), signature].join("."))?.isSignedBy(publicKey)).toBe(false);
  });

  it.each([
    ["no algorithm", { alg: "none", kid: "key-1" }],
    ["a symmetric one", { alg: "HS256", kid: "key-1" }],
    ["no key", { alg: "RS256" }],
    ["a header that must be understood", { alg: "RS256", kid: "key-1", crit: ["b64"], b64: false }],
  ])("is not read with %s", async (_what, header) => {
    expect(readJws(withHeader(await signJws(key, {}), header))).toBeNull();
  });

  it("is not read when the public key was used as a secret", () => {
    const text = `${part({ alg: "HS256", kid: "key-1" })}.${part({ sub: "s" })}`;
    const secret = publicKey.export({ format: "pem", type: "spki" });

    expect(readJws(`${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`)).toBeNull();
  });

  it("is not read when bits beyond its last byte were set", async () => {
    const token = await signJws(key, {});
    const last = token.at(-1) ?? "";
    // 2048 bits end two bits into the last character: the other four are zero.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const changed = `${token.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1]}`;

    expect(Buffer.from(changed.split(".")[2] ?? "", "base64url")).toEqual(Buffer.from(token.split(".")[2] ?? "", "base64url"));
    expect(readJws(changed)).toBeNull();
  });

  it.each([[""], ["a"], ["a.b"], ["a.b.c.d"], ["..."], ["a b.c.d"], ["e30.e30.AAAA\n"]])("is not read from %j", (text) => {
    expect(readJws(text)).toBeNull();
  });
});

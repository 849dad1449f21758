import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { argon2Hash, matchesArgon2 } from "./argon2.server.ts";

// RFC 9106, 5.3, cannot be written as a PHC string (it has a key). This one is of the reference implementation's tests (src/test.c, argon2id, version 0x13).
const REFERENCE = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";

describe("a hash of a password", () => {
  it("is a PHC string with its cost, and of this password alone", async () => {
    const hash = await argon2Hash("ねこ-Password-1", randomBytes(16));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await matchesArgon2("ねこ-Password-1", hash)).toBe(true);
    expect(await matchesArgon2("ねこ-Password-2", hash)).toBe(false);
  });

  it("differs for another nonce", async () => {
    const [one, two] = await Promise.all([argon2Hash("same", Buffer.alloc(16, 1)), argon2Hash("same", Buffer.alloc(16, 2))]);
    expect(one).not.toBe(two);
  });

  it("is read at the cost it names", async () => {
    expect(await matchesArgon2("password", REFERENCE)).toBe(true);
    expect(await matchesArgon2("passwort", REFERENCE)).toBe(false);
  });

  it.each([
    "",
    "$2b$10$abcdefghijklmnopqrstuv",
    "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    "password",
  ])("is never matched by what is no argon2id hash: %s", async (text) => {
    expect(await matchesArgon2("password", text)).toBe(false);
  });
});

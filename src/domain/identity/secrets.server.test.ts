import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];

describe("sealing", () => {
  const secrets = secretsFrom([first]);

  it("gives back what was sealed for the same purpose", () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ maxLength: 200 }), (purpose, plain) => {
        expect(secrets.open(purpose, secrets.seal(purpose, plain))).toEqual(Buffer.from(plain));
      }),
    );
  });

  it("does not open it for another purpose", () => {
    expect(secrets.open("totp:2", secrets.seal("totp:1", Buffer.from("x")))).toBeNull();
  });

  it("opens nothing that was changed by a bit, cut or made up", () => {
    const sealed = secrets.seal("p", Buffer.from("secret"));
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(secrets.open("p", changed)).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => secrets.open("p", bytes) === null));
    expect(secrets.open("p", sealed.subarray(0, -1))).toBeNull();
  });

  it("never seals the same text the same way", () => {
    expect(secrets.seal("p", Buffer.from("x")).equals(secrets.seal("p", Buffer.from("x")))).toBe(false);
  });
});

describe("a change of the key", () => {
  it("leaves readable what the earlier key sealed, and seals with the new one", () => {
    const sealed = secretsFrom([first]).seal("p", Buffer.from("kept"));
    const changed = secretsFrom([second, first]);

    expect(changed.open("p", sealed)?.toString()).toBe("kept");
    expect(
      secretsFrom([second])
        .open("p", changed.seal("p", Buffer.from("new")))
        ?.toString(),
    ).toBe("new");
    expect(secretsFrom([second]).open("p", sealed)).toBeNull();
  });

  it("takes no key of another length", () => {
    expect(() => secretsFrom([randomBytes(16)])).toThrow("32 bytes");
    expect(() => secretsFrom([])).toThrow("needs a key");
  });
});

it("authenticates under a key of its own for each purpose", () => {
  const secrets = secretsFrom([first]);

  expect(secrets.mac("a", "x").equals(secrets.mac("a", "x"))).toBe(true);
  expect(secrets.mac("a", "x").equals(secrets.mac("b", "x"))).toBe(false);
  expect(secrets.mac("a", "x").equals(secretsFrom([second]).mac("a", "x"))).toBe(false);
});

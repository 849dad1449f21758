import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideIdentity, providerLogins } from "./federation-rules.ts";

describe("decideIdentity", () => {
  it("makes an identity for logins that nobody has linked", () => {
    expect(decideIdentity([null, null], null)).toEqual({ kind: "create" });
  });

  it("uses the identity of a known login, and links the new ones to it", () => {
    expect(decideIdentity(["a"], null)).toEqual({ kind: "use", identityId: "a", linksNew: false });
    expect(decideIdentity(["a", null], null)).toEqual({ kind: "use", identityId: "a", linksNew: true });
  });

  it("does not merge two identities", () => {
    expect(decideIdentity(["a", "b"], null)).toEqual({ kind: "conflict" });
    expect(decideIdentity(["a", "b"], { id: "a", hasLogins: true })).toEqual({ kind: "conflict" });
  });

  it("opens an identity that has logins by one of them only", () => {
    expect(decideIdentity([null], { id: "a", hasLogins: true })).toEqual({ kind: "mismatch" });
    expect(decideIdentity(["b"], { id: "a", hasLogins: true })).toEqual({ kind: "mismatch" });
    expect(decideIdentity(["a", null], { id: "a", hasLogins: true })).toEqual({ kind: "use", identityId: "a", linksNew: true });
  });

  it("gives a guest's identity to the first login it is shown, unless that has one already", () => {
    expect(decideIdentity([null], { id: "guest", hasLogins: false })).toEqual({ kind: "use", identityId: "guest", linksNew: true });
    expect(decideIdentity(["a"], { id: "guest", hasLogins: false })).toEqual({ kind: "conflict" });
  });

  it("never leads a linked login to another identity than its own", () => {
    const id = fc.constantFrom("a", "b", "c");
    fc.assert(
      fc.property(
        fc.array(fc.option(id), { minLength: 1, maxLength: 4 }),
        fc.option(fc.record({ id, hasLogins: fc.boolean() })),
        (owners, wanted) => {
          const decision = decideIdentity(owners, wanted);
          if (decision.kind !== "use") return;
          expect(owners.every((owner) => owner === null || owner === decision.identityId)).toBe(true);
          if (wanted) expect(decision.identityId).toBe(wanted.id);
        },
      ),
    );
  });
});

describe("the logins at providers that an account came by", () => {
  it("are those of Google and Facebook, by the provider's type", () => {
    const identities = [
      { providerType: "Google", userId: "g" },
      { providerType: "Facebook", userId: "f" },
      { providerType: "OIDC", userId: "o" },
    ];
    expect(providerLogins(identities)).toEqual([
      { provider: "accounts.google.com", subject: "g" },
      { provider: "graph.facebook.com", subject: "f" },
    ]);
    expect(providerLogins(null)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { profileOf, socialUsername } from "./social-profile.ts";

const MAPPING = { email: "mail", email_verified: "mail_ok", name: "name" };

describe("the profile a provider vouches for", () => {
  it("has our attributes in place of its claims, as texts", () => {
    const claims = { sub: "1234", mail: "a@example.com", mail_ok: true, name: "花子", more: "left out" };

    expect(profileOf(claims, MAPPING)).toEqual({
      subject: "1234",
      attributes: { email: "a@example.com", email_verified: "true", name: "花子" },
    });
  });

  it.each([
    ["missing", undefined],
    ["false", false],
    ["an odd text", "yes"],
  ])("has no verified address when the word of the provider is %s", (_case, mail_ok) => {
    expect(profileOf({ sub: "1", mail: "a@example.com", mail_ok }, MAPPING)?.attributes.email_verified).toBe("false");
  });

  it("leaves out what is no text, empty, too long or not storable", () => {
    for (const name of [null, {}, ["x"], "", "x".repeat(2049), "a\0b"])
      expect(profileOf({ sub: "1", name }, MAPPING)?.attributes).toEqual({});
  });

  it.each([[undefined], [1234], [""], ["a b"], ["a\nb"], ["x".repeat(101)]])("is of nobody when the subject is %j", (sub) => {
    expect(profileOf({ sub }, MAPPING)).toBeNull();
  });

  it("gives a user name that says where it is from", () => {
    expect(socialUsername("Google", "1234")).toBe("google_1234");
  });
});

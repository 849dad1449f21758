import { expect, it } from "vitest";
import { IdentityFault, type SignUpInput } from "#web/session/pool/types.ts";
import { trySignUp } from "./try-sign-up.ts";

const TYPED = { address: "hanako@example.jp", password: "kawabe-no-ki-7" };

function aClient(method: "code" | "link", refusal: Error | null = null) {
  const asked: (SignUpInput | string)[] = [];
  return {
    asked,
    signUpVerification: async () => method,
    signUp: async (input: SignUpInput | string) => {
      asked.push(input);
      if (refusal) throw refusal;
      return { sub: "s", isConfirmed: false, delivery: null };
    },
  };
}

it.each([
  ["code", false],
  ["link", true],
] as const)("a sign-up that the pool confirms by %s is told so, and signs in by itself afterwards", async (method, isByLink) => {
  const client = aClient(method);

  expect(await trySignUp(client, TYPED)).toEqual({ isConfirmed: false, isByLink });
  expect(client.asked).toEqual([
    {
      username: TYPED.address,
      password: TYPED.password,
      attributes: { email: TYPED.address, "custom:terms_version": "2026-11-23" },
      autoSignIn: { isByLink },
    },
  ]);
});

it("says at the field what the service refuses", async () => {
  const client = aClient("link", new IdentityFault("UsernameExistsException", "User already exists", 400));

  expect(await trySignUp(client, TYPED)).toMatchObject({ issues: [{ field: "email" }], notice: null });
});

it("goes on without the version where the pool has no place for it, and with nothing else changed", async () => {
  const client = aClient("code");
  const signUp = async (input: SignUpInput | string) => {
    const isNamed = typeof input !== "string" && input.attributes && "custom:terms_version" in input.attributes;
    client.asked.push(input);
    if (isNamed)
      throw new IdentityFault("InvalidParameterException", "user.custom:terms_version: Attribute does not exist in the schema.", 400);
    return { sub: "s", isConfirmed: false, delivery: null };
  };

  expect(await trySignUp({ ...client, signUp }, TYPED)).toEqual({ isConfirmed: false, isByLink: false });
  expect(client.asked).toMatchObject([{}, { username: TYPED.address, attributes: { email: TYPED.address } }]);
  expect(client.asked).toHaveLength(2);
});

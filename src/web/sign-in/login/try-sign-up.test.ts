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
    { username: TYPED.address, password: TYPED.password, attributes: { email: TYPED.address }, autoSignIn: { isByLink } },
  ]);
});

it("says at the field what the service refuses", async () => {
  const client = aClient("link", new IdentityFault("UsernameExistsException", "User already exists", 400));

  expect(await trySignUp(client, TYPED)).toMatchObject({ issues: [{ field: "email" }], notice: null });
});

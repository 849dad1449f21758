import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { claimAlias } from "#domain/identity/core/account-store.server.ts";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { CUSTOM_ANSWER, type IdentityServer, identityServer, type Place } from "#test/support/identity-server.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL } from "#test/support/passkeys.ts";
import { srpClient } from "#test/support/srp-device.ts";

const KNOWN = "Hanako.Yamada@Example.com";
const OF_PROVIDER = "google_1234@example.com";
/** Of many lengths: sealed text is as long as what was sealed. */
const NOBODIES = ["a@b.jp", "daremo-inai@example.com", `${"n".repeat(60)}@${"long.".repeat(20)}example.com`];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PASSWORD = "Correct1horse";
const WRONG = { __type: "NotAuthorizedException", message: "Incorrect username or password." };

let server: IdentityServer;
let place: Place;
const ask = async (operation: string, body: object) => {
  const { json } = await server.wire(`AWSCognitoIdentityProviderService.${operation}`, { ClientId: place.client.id, ...body });
  return json as { Session?: string; ChallengeParameters?: Record<string, string> } & Record<string, unknown>;
};
const begin = (AuthFlow: string, AuthParameters: object) => ask("InitiateAuth", { AuthFlow, AuthParameters });

beforeAll(async () => {
  server = await identityServer();
  place = await server.addPool(
    { ...PASSKEY_POOL, usernameAttributes: ["email"], autoVerified: ["email"] },
    { ...PASSKEY_CLIENT, preventsExistenceErrors: true },
  );
  await ask("SignUp", { Username: KNOWN, Password: PASSWORD });
  await ask("ConfirmSignUp", { Username: KNOWN, ConfirmationCode: server.codeTo(KNOWN) });
  const guest = await server.aUser({ ...place, username: "google_1234", account: { status: "EXTERNAL_PROVIDER" } });
  const alias = { attribute: "email", value: OF_PROVIDER, force: true } as const;
  await claimAlias(server.db, { ...alias, poolId: place.pool.id, sub: guest.sub });
});

const { A } = srpClient();
const WAYS: readonly (readonly [string, string, Record<string, string>])[] = [
  ["the proof of a password", "USER_SRP_AUTH", { SRP_A: A }],
  ["the proof of a password as a choice", "USER_AUTH", { PREFERRED_CHALLENGE: "PASSWORD_SRP", SRP_A: A }],
  ["a question of the pool's own", "CUSTOM_AUTH", {}],
  ["a question after the proof of a password", "CUSTOM_AUTH", { CHALLENGE_NAME: "SRP_A", SRP_A: A }],
  ["a passkey", "USER_AUTH", { PREFERRED_CHALLENGE: "WEB_AUTHN" }],
  ["the list of ways", "USER_AUTH", {}],
];

/** How long the sealed parts are, without what stands in them as long as it is chosen at random, and everything that may not differ. */
function shapeOf({ Session, ChallengeParameters = {}, ...rest }: Awaited<ReturnType<typeof begin>>) {
  const { SECRET_BLOCK, SRP_B = "", SALT, CREDENTIAL_REQUEST_OPTIONS = "{}", USERNAME, USER_ID_FOR_SRP, ...others } = ChallengeParameters;
  const block = SECRET_BLOCK === undefined ? null : Buffer.from(SECRET_BLOCK, "base64").length - SRP_B.length;
  const options = { ...JSON.parse(CREDENTIAL_REQUEST_OPTIONS), challenge: "" };
  const names = [USERNAME, USER_ID_FOR_SRP].map((name) => (name === undefined ? null : UUID.test(name)));
  return { ...rest, others, options, names, block, session: Session?.length, isSalted: SALT !== undefined };
}

describe("what a name that is typed in tells, without a password", () => {
  it.each(WAYS)("is nothing where %s is asked for: neither in words nor in the length of what is sealed", async (_, flow, parameters) => {
    const known = shapeOf(await begin(flow, { USERNAME: KNOWN, ...parameters }));
    expect(known.session ?? known.block).toBeGreaterThan(100);
    for (const USERNAME of [...NOBODIES, OF_PROVIDER, KNOWN.toLowerCase()])
      expect(shapeOf(await begin(flow, { USERNAME, ...parameters }))).toEqual(known);
  });

  it.each(WAYS)("stays the same where %s is asked for again, and leads to the same nobody", async (_, flow, parameters) => {
    const nameOf = async (USERNAME: string) => (await begin(flow, { USERNAME, ...parameters })).ChallengeParameters?.USERNAME;
    for (const typed of [KNOWN, "Daremo-inai@example.com"]) {
      const first = await nameOf(typed);
      expect(await nameOf(typed.toUpperCase())).toBe(first);
      if (first !== undefined) expect(await nameOf(first)).toBe(first);
    }
    const [one, other] = [await nameOf("one@example.com"), await nameOf("other@example.com")];
    if (one !== undefined) expect(one).not.toBe(other);
  });

  it.each([
    ["an address somebody has", KNOWN],
    ["one nobody has", "nobody@example.com"],
    ["one that a provider vouches for", OF_PROVIDER],
  ])("is nothing by a wrong proof either, whichever name the answer brings: %s", async (_, USERNAME) => {
    for (const answersBy of ["typed", "given"]) {
      const client = srpClient();
      const { ChallengeParameters = {} } = await begin("USER_SRP_AUTH", { USERNAME, SRP_A: client.A });
      const userId = ChallengeParameters.USER_ID_FOR_SRP ?? "";
      const secret = { poolName: srpPoolName(place.pool.id), userId, password: "Wrong1horse" };
      const responses = { USERNAME: answersBy === "typed" ? USERNAME : userId, ...client.claim(ChallengeParameters, secret, new Date()) };
      expect(await ask("RespondToAuthChallenge", { ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses: responses })).toEqual(WRONG);
    }
  });

  it.each([
    ["is disabled", { isEnabled: false }, "User is disabled."],
    ["waits for its code", { status: "UNCONFIRMED" }, "User is not confirmed."],
    ["was invited and has a password for once", { status: "FORCE_CHANGE_PASSWORD" }, WRONG.message],
  ] as const)(
    "is nothing by questions of the pool's own where the account %s, until one is rightly answered",
    async (_, account, refusal) => {
      const barred = await server.aUser({ ...place, username: randomUUID(), account });
      await claimAlias(server.db, { attribute: "email", value: barred.email, force: true, poolId: place.pool.id, sub: barred.sub });
      const tried = async (USERNAME: string, ANSWER: string) => {
        const { Session } = await begin("CUSTOM_AUTH", { USERNAME });
        return ask("RespondToAuthChallenge", { ChallengeName: "CUSTOM_CHALLENGE", Session, ChallengeResponses: { USERNAME, ANSWER } });
      };
      expect(shapeOf(await begin("CUSTOM_AUTH", { USERNAME: barred.email }))).toEqual(
        shapeOf(await begin("CUSTOM_AUTH", { USERNAME: "nobody@example.com" })),
      );
      expect(shapeOf(await tried(barred.email, "wrong"))).toEqual(shapeOf(await tried(`${randomUUID()}@example.com`, "wrong")));
      expect(await tried(barred.email, CUSTOM_ANSWER)).toMatchObject({ message: refusal });
    },
  );

  it("is nothing by where a code is said to have gone, in whatever case the address is written", async () => {
    for (const operation of ["ForgotPassword", "ResendConfirmationCode"])
      for (const [known, nobody] of [
        [KNOWN, "Hajime@Example.com"],
        [KNOWN.toUpperCase(), "HAJIME@EXAMPLE.COM"],
        [KNOWN.toLowerCase(), "hajime@example.com"],
      ])
        expect(await ask(operation, { Username: known })).toEqual(await ask(operation, { Username: nobody }));
  });
});

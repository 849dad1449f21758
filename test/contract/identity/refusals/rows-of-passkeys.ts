import type { TestUser } from "#test/support/identity-server.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL } from "#test/support/passkeys.ts";
import { type Lies, softAuthenticator } from "#test/support/soft-authenticator.ts";
import { type RefusalWorld, type Rows, refusalIn } from "./world.ts";

/** Somebody who is signed in at a pool with passkeys, in a browser that can make them. */
async function passkeyUser(world: RefusalWorld) {
  const place = await world.addPool(PASSKEY_POOL, PASSKEY_CLIENT);
  const user = await world.aUser(place);
  const AccessToken = await world.token(user);
  const start = async () =>
    (await world.done(world.send("StartWebAuthnRegistration", { AccessToken }))).CredentialCreationOptions as object;
  const made = async (lies: Lies = {}, authenticator = softAuthenticator("http://localhost:3000")) =>
    authenticator.make(await start(), lies);
  const keep = (Credential: object, token = AccessToken) => world.send("CompleteWebAuthnRegistration", { AccessToken: token, Credential });
  return { place, user, AccessToken, made, keep };
}

const refusedLie = (lies: Lies) => async (world: RefusalWorld) => {
  const { made, keep } = await passkeyUser(world);
  return refusalIn(keep(await made(lies)));
};

export const passkeyRows: Rows<
  | "passkeysOff"
  | "relyingPartyMissing"
  | "passkeyChallengeGone"
  | "passkeyOfOtherClient"
  | "passkeyOrigin"
  | "passkeyRelyingParty"
  | "passkeyUnsupported"
  | "passkeyKept"
  | "passkeyUnknown"
  | "tooManyPasskeys"
  | "passkeyWrong"
> = {
  passkeysOff: {
    says: "WebAuthnNotEnabledException: Passkeys are not enabled for this user pool.",
    when: async ({ aUser, token, refused }) => refused("StartWebAuthnRegistration", { AccessToken: await token(await aUser()) }),
  },
  relyingPartyMissing: {
    says: "WebAuthnConfigurationMissingException: The user pool has no relying party id.",
    when: async ({ addPool, aUser, token, refused }) => {
      const user: TestUser = await aUser(await addPool({ firstFactors: ["PASSWORD", "WEB_AUTHN"] }));
      return refused("StartWebAuthnRegistration", { AccessToken: await token(user) });
    },
  },
  passkeyChallengeGone: {
    says: "WebAuthnChallengeNotFoundException: The challenge of the registration was not found or has expired.",
    when: refusedLie({ challenge: "bWFkZS11cA" }),
  },
  passkeyOfOtherClient: {
    says: "WebAuthnClientMismatchException: The registration was started by another client.",
    when: async (world) => {
      const { place, user, made, keep } = await passkeyUser(world);
      const client = await world.addClient(PASSKEY_CLIENT, { of: place.pool });
      return refusalIn(keep(await made(), await world.token({ ...user, client })));
    },
  },
  passkeyOrigin: {
    says: "WebAuthnOriginNotAllowedException: The origin of the credential is not allowed for this user pool.",
    when: refusedLie({ origin: "https://evil.example" }),
  },
  passkeyRelyingParty: {
    says: "WebAuthnRelyingPartyMismatchException: The credential is for another relying party.",
    when: refusedLie({ relyingPartyId: "evil.example" }),
  },
  passkeyUnsupported: {
    says: "WebAuthnCredentialNotSupportedException: The credential is not supported.",
    when: refusedLie({ isVerified: false }),
  },
  passkeyKept: {
    says: "InvalidParameterException: The credential is registered already.",
    when: async (world) => {
      const { made, keep } = await passkeyUser(world);
      const authenticator = softAuthenticator("http://localhost:3000");
      await world.done(keep(await made({}, authenticator)));
      return refusalIn(keep(await made({}, authenticator)));
    },
  },
  passkeyUnknown: {
    says: "ResourceNotFoundException: WebAuthn credential does not exist.",
    when: async (world) => {
      const { AccessToken } = await passkeyUser(world);
      return world.refused("DeleteWebAuthnCredential", { AccessToken, CredentialId: "bm9uZQ" });
    },
  },
  tooManyPasskeys: {
    says: "LimitExceededException: The limit of passkeys of a user has been reached.",
    when: async (world) => {
      const { AccessToken, made, keep } = await passkeyUser(world);
      for (let kept = 0; kept < 20; kept++) await world.done(keep(await made()));
      return world.refused("StartWebAuthnRegistration", { AccessToken });
    },
  },
  passkeyWrong: {
    says: "NotAuthorizedException: The passkey could not be verified.",
    when: async (world) => {
      const { user } = await passkeyUser(world);
      const begun = await world.done(world.begin(user, "USER_AUTH", { PREFERRED_CHALLENGE: "WEB_AUTHN" }, user.client));
      const { CREDENTIAL_REQUEST_OPTIONS = "" } = begun.ChallengeParameters as Record<string, string>;
      const CREDENTIAL = softAuthenticator("http://localhost:3000").sign(CREDENTIAL_REQUEST_OPTIONS);
      return refusalIn(world.answer(user, "WEB_AUTHN", { session: begun.Session, client: user.client, CREDENTIAL }));
    },
  },
};

import type { Account, ClientSettings, PoolSettings } from "#domain/identity/core/types.ts";
import { completeWebAuthnRegistration } from "#domain/identity/operations/complete-web-authn-registration.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { startWebAuthnRegistration } from "#domain/identity/operations/start-web-authn-registration.server.ts";
import { CLIENT_SETTINGS, type TestIdentity } from "./identity.ts";
import { type Lies, softAuthenticator } from "./soft-authenticator.ts";

export const PASSKEY_POOL: Partial<PoolSettings> = {
  firstFactors: ["PASSWORD", "WEB_AUTHN"],
  passkeys: { relyingPartyId: "localhost", userVerification: "required", isMultiFactor: true },
};
export const PASSKEY_CLIENT: Partial<ClientSettings> = {
  flows: [...(CLIENT_SETTINGS.flows ?? []), "USER_AUTH"],
  callbackUrls: ["http://localhost:3000/login/"],
};

type AuthBody = {
  ChallengeName?: string;
  Session?: string;
  AvailableChallenges?: string[];
  ChallengeParameters: Record<string, string>;
  AuthenticationResult?: { AccessToken: string; NewDeviceMetadata?: object };
};

/** What a browser with passkeys does at a service in the process. */
export function passkeyBrowser(identity: TestIdentity) {
  const { run, client } = identity;
  const start = async (AccessToken: string) =>
    ((await run(startWebAuthnRegistration, { AccessToken })) as { CredentialCreationOptions: Record<string, unknown> })
      .CredentialCreationOptions;
  const add = async (AccessToken: string, authenticator = softAuthenticator(), lies: Lies = {}) => {
    const Credential = authenticator.make(await start(AccessToken), lies);
    await run(completeWebAuthnRegistration, { AccessToken, Credential });
    return authenticator;
  };
  const begin = async (parameters: Record<string, string>, ClientId = client.id) =>
    (await run(initiateAuth, { ClientId, AuthFlow: "USER_AUTH", AuthParameters: parameters })) as AuthBody;
  const answer = async (ChallengeName: string, Session: string | undefined, ChallengeResponses: Record<string, string>) =>
    (await run(respondToAuthChallenge, { ClientId: client.id, ChallengeName, Session, ChallengeResponses })) as AuthBody;
  return {
    start,
    add,
    begin,
    answer,
    /** An account that is signed in and has a passkey. */
    member: async (changes: Partial<Account> = {}) => {
      const account = await identity.account(changes);
      const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
      return { account, accessToken: AccessToken, authenticator: await add(AccessToken) };
    },
    /** A sign-in by passkey; `of` null: without a name. */
    signIn: async (of: Pick<Account, "username"> | null, authenticator: ReturnType<typeof softAuthenticator>, lies: Lies = {}) => {
      const named: Record<string, string> = of === null ? {} : { USERNAME: of.username };
      const asked = await begin({ ...named, PREFERRED_CHALLENGE: "WEB_AUTHN" });
      const CREDENTIAL = authenticator.sign(asked.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "", lies);
      return answer("WEB_AUTHN", asked.Session, { ...named, CREDENTIAL });
    },
  };
}

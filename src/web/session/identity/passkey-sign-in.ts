import type { PasskeyAsk } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { FlowParts, Reached } from "./sign-in-flow.ts";

/** Signs in by a passkey, up to what is still asked after it. A remembered device has no part in it. */
export async function provePasskey({ settings, call }: FlowParts, use: PasskeyAsk, username?: string): Promise<Reached> {
  const { clientId } = settings;
  const asked = await call("InitiateAuth", {
    AuthFlow: "USER_AUTH",
    ClientId: clientId,
    AuthParameters: { PREFERRED_CHALLENGE: "WEB_AUTHN", USERNAME: username },
  });
  const options = asked.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS;
  if (asked.ChallengeName !== "WEB_AUTHN" || options === undefined) throw new CatalogueError("Authentication Error");
  const CREDENTIAL = JSON.stringify(await use(JSON.parse(options)));
  const answer = await call("RespondToAuthChallenge", {
    ChallengeName: "WEB_AUTHN",
    ClientId: clientId,
    ChallengeResponses: { USERNAME: username, CREDENTIAL },
    Session: asked.Session,
  });
  return { username: answer.ChallengeParameters?.USER_ID_FOR_SRP ?? username ?? "", metadata: undefined, answer };
}

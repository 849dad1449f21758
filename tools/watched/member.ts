import { z } from "zod";
import { DEVELOPMENT_POOL } from "#domain/identity/index.server.ts";
import { SAMPLE_PASSWORD } from "#main/setup/seed-members.server.ts";
import { SESSION_ENDPOINT } from "#wire/session-cookies.ts";

export type SignedIn = {
  /** For calls of the API. */
  readonly accessToken: string;
  /** For pages. */
  readonly cookie: string;
};

type Site = { readonly url: string; readonly identityUrl: string };

const signedInSchema = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() }),
});

/** The sample member with a profile. */
export const SAMPLE_MEMBER = "toroku-zumi@example.com";

/** The request that signs the sample member in by password. */
export function passwordSignIn() {
  return {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: DEVELOPMENT_POOL.clientId,
      AuthParameters: { USERNAME: SAMPLE_MEMBER, PASSWORD: SAMPLE_PASSWORD },
    }),
  };
}

/** Signs a sample member in by the wire of the pool, as a client does, and has the site take up the session. */
export async function signInSampleMember({ url, identityUrl }: Site): Promise<SignedIn> {
  const signedIn = await fetch(identityUrl, passwordSignIn());
  if (!signedIn.ok) throw new Error(`the sample member could not sign in: ${signedIn.status} ${await signedIn.text()}`);
  const { AccessToken, IdToken, RefreshToken } = signedInSchema.parse(await signedIn.json()).AuthenticationResult;
  const opened = await fetch(`${url}${SESSION_ENDPOINT}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-machinone-session": "1", origin: url },
    body: JSON.stringify({ strategy: "cognito", accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken }),
  });
  if (!opened.ok) throw new Error(`the session did not open: ${opened.status} ${await opened.text()}`);
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { accessToken: AccessToken, cookie };
}

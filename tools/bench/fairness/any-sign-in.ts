import { DEVELOPMENT_POOL } from "#domain/identity/index.server.ts";

/** As many digits as a public value of a client has. */
const DIGITS = 768;

/** The first call of sign-ins by password, each of another account that there is not. */
export function anySignIn(random: () => number) {
  const SRP_A = Array.from({ length: DIGITS }, () => Math.floor(random() * 16).toString(16)).join("");
  return () => {
    const AuthParameters = { USERNAME: `${random()}@example.com`, SRP_A };
    return {
      method: "POST",
      headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
      body: JSON.stringify({ AuthFlow: "USER_SRP_AUTH", ClientId: DEVELOPMENT_POOL.clientId, AuthParameters }),
    };
  };
}

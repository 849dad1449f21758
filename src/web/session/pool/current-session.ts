import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";
import type { Answer, Request, UserOperationName } from "./operations.ts";
import type { CallAsUser, ClientParts } from "./parts.ts";
import { isRefreshRefused, isSessionEnded } from "./session-ended.ts";
import { areValid, tokensOf } from "./tokens.ts";
import type { CurrentSession, Tokens } from "./types.ts";

type Parts = Pick<ClientParts, "settings" | "tokenStore" | "keys" | "call" | "drop">;

/** The session as kept; refreshed where it has ended. Whoever asks meanwhile waits for the same refresh. */
export function createCurrentSession(parts: Parts): () => Promise<CurrentSession> {
  const { tokenStore, settings } = parts;
  let pending: Promise<CurrentSession> | null = null;
  return async () => {
    const username = tokenStore.username();
    const tokens = tokenStore.read();
    if (username === "") throw new CatalogueError("Failed to get the session because the user is empty");
    if (username === null) throw new CatalogueError(tokens ? "Username is null. Cannot retrieve a new session" : "No current user");
    if (!tokens) throw new CatalogueError("Local storage is missing an ID Token, Please authenticate");
    if (areValid(tokens, settings.environment.now())) return { username, tokens };
    pending ??= refresh(parts, { username, tokens }).finally(() => {
      pending = null;
    });
    return pending;
  };
}

/** Calls with the token of the current session. Says `notAuthenticated` where there is none. */
export function createCallAsUser({ call, drop }: Pick<Parts, "call" | "drop">, currentSession: () => Promise<CurrentSession>): CallAsUser {
  return async <O extends UserOperationName>(operation: O, request: Omit<Request<O>, "AccessToken">): Promise<Answer<O>> => {
    const { tokens } = await signedIn(currentSession, "User is not authenticated");
    try {
      return await call(operation, { ...request, AccessToken: tokens.accessToken });
    } catch (error) {
      if (isSessionEnded(error)) await drop();
      throw error;
    }
  };
}

/** The current session, where nobody is signed in in the words of who asks. */
export async function signedIn(currentSession: () => Promise<CurrentSession>, refusal: ErrorKey): Promise<CurrentSession> {
  try {
    return await currentSession();
  } catch (error) {
    throw isError(error, "No current user") ? new CatalogueError(refusal) : error;
  }
}

async function refresh(parts: Parts, { username, tokens }: CurrentSession): Promise<CurrentSession> {
  try {
    return { username, tokens: await freshTokens(parts, username, tokens) };
  } catch (error) {
    // Another tab may have renewed them meanwhile.
    const isStillKept = parts.tokenStore.read()?.accessToken === tokens.accessToken;
    if (isStillKept && isRefreshRefused(error)) await parts.drop();
    throw error;
  }
}

async function freshTokens({ settings, tokenStore, keys, call }: Parts, username: string, { refreshToken }: Tokens): Promise<Tokens> {
  if (tokenStore.refresh) return tokenStore.refresh();
  if (!refreshToken) throw new CatalogueError("Cannot retrieve a new session. Please authenticate.");
  const { AuthenticationResult } = await call("InitiateAuth", {
    AuthFlow: "REFRESH_TOKEN_AUTH",
    ClientId: settings.clientId,
    AuthParameters: { REFRESH_TOKEN: refreshToken, DEVICE_KEY: keys.read(username, "deviceKey") ?? undefined },
  });
  const tokens = tokensOf(AuthenticationResult, settings.environment.now(), refreshToken);
  // Whoever signed out meanwhile stays signed out.
  if (tokenStore.username() !== username) throw new CatalogueError("No current user");
  await tokenStore.keep(username, tokens);
  return tokens;
}

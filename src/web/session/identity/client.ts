import { createCallAsUser, createCurrentSession } from "#web/session/pool/current-session.ts";
import { keptKeys } from "#web/session/pool/keys.ts";
import { storageTokenStore } from "#web/session/pool/token-store.ts";
import type { IdentityClient, IdentitySettings } from "#web/session/pool/types.ts";
import { createCall } from "#web/session/pool/wire.ts";
import { accountCalls, createUser } from "./account.ts";
import { attributeCalls } from "./attributes.ts";
import { deviceCalls } from "./devices.ts";
import { mfaCalls } from "./mfa.ts";
import { passkeyCalls } from "./passkeys.ts";
import { passwordCalls } from "./password.ts";
import { recoveryCalls } from "./recovery.ts";
import { sessionCalls } from "./sessions.ts";
import { checkSettings } from "./settings.ts";
import { signInCalls } from "./sign-in.ts";
import { signOutCalls } from "./sign-out.ts";
import { signUpCalls } from "./sign-up.ts";
import { signUpVerificationCalls } from "./sign-up-verification.ts";

/** The user pool as the browser uses it. Refuses settings that are none. */
export function createIdentityClient(settings: IdentitySettings): IdentityClient {
  checkSettings(settings);
  const keys = keptKeys(settings.storage, settings.clientId);
  const tokenStore = settings.tokens ?? storageTokenStore(keys);
  const call = createCall(settings.endpoint, settings.environment);
  const drop = async () => {
    const username = tokenStore.username();
    if (username !== null) keys.remove(username, "userData");
    await tokenStore.drop();
  };
  const currentSession = createCurrentSession({ settings, tokenStore, keys, call, drop });
  const callAsUser = createCallAsUser({ call, drop }, currentSession);
  const user = createUser({ keys, callAsUser, currentSession });
  const signIn = signInCalls({ settings, keys, tokenStore, call });
  const parts = { settings, tokenStore, keys, call, callAsUser, currentSession, user, drop, signIn: signIn.signIn };
  return {
    ...signIn,
    ...signUpVerificationCalls(parts),
    ...signUpCalls(parts),
    ...passwordCalls(parts),
    ...attributeCalls(parts),
    ...mfaCalls(parts),
    ...accountCalls(parts),
    ...deviceCalls(parts),
    ...passkeyCalls(parts),
    ...sessionCalls(parts),
    ...recoveryCalls(parts),
    ...signOutCalls(parts),
    currentSession,
    user,
  };
}

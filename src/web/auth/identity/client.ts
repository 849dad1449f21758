import { accountCalls, createUser } from "./account.ts";
import { attributeCalls } from "./attributes.ts";
import { createCallAsUser, createCurrentSession } from "./current-session.ts";
import { deviceCalls } from "./devices.ts";
import { keptKeys } from "./keys.ts";
import { mfaCalls } from "./mfa.ts";
import { passwordCalls } from "./password.ts";
import { checkSettings } from "./settings.ts";
import { signInCalls } from "./sign-in.ts";
import { signOutCalls } from "./sign-out.ts";
import { signUpCalls } from "./sign-up.ts";
import { storageKeeper } from "./token-keeper.ts";
import type { IdentityClient, IdentitySettings } from "./types.ts";
import { createCall } from "./wire.ts";

/** The user pool as the browser uses it. Refuses settings that are none. */
export function createIdentityClient(settings: IdentitySettings): IdentityClient {
  checkSettings(settings);
  const keys = keptKeys(settings.storage, settings.clientId);
  const keeper = settings.tokens ?? storageKeeper(keys);
  const call = createCall(settings.endpoint, settings.environment);
  const drop = async () => {
    const username = keeper.username();
    if (username !== null) keys.remove(username, "userData");
    await keeper.drop();
  };
  const currentSession = createCurrentSession({ settings, keeper, keys, call, drop });
  const callAsUser = createCallAsUser({ call, drop }, currentSession);
  const user = createUser({ keys, callAsUser, currentSession });
  const signIn = signInCalls({ settings, keys, keeper, call });
  const parts = { settings, keeper, keys, call, callAsUser, currentSession, user, drop, signIn: signIn.signIn };
  return {
    ...signIn,
    ...signUpCalls(parts),
    ...passwordCalls(parts),
    ...attributeCalls(parts),
    ...mfaCalls(parts),
    ...accountCalls(parts),
    ...deviceCalls(parts),
    ...signOutCalls(parts),
    currentSession,
    user,
  };
}

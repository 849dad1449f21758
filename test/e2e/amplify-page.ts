import { Amplify } from "aws-amplify";
import {
  associateWebAuthnCredential,
  confirmSignIn,
  deleteWebAuthnCredential,
  fetchAuthSession,
  listWebAuthnCredentials,
  signIn,
  signOut,
} from "aws-amplify/auth";

/** A page that knows the pool by Amplify alone; a test calls it through `window.amplified`. */
const amplified = {
  configure: (pool: { userPoolId: string; userPoolClientId: string; userPoolEndpoint: string }) =>
    Amplify.configure({ Auth: { Cognito: pool } }),
  signIn,
  confirmSignIn,
  signOut,
  associate: associateWebAuthnCredential,
  list: listWebAuthnCredentials,
  remove: deleteWebAuthnCredential,
  authTime: async () => (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload.auth_time ?? null,
};

export type Amplified = typeof amplified;

Object.assign(window, { amplified });

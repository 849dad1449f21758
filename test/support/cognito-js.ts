import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type IAuthenticationCallback,
  type ICognitoStorage,
  type ISignUpResult,
  type NodeCallback,
  type UserData,
} from "amazon-cognito-identity-js";
import type { Place } from "./identity-server.ts";

/** amazon-cognito-identity-js with promises instead of callbacks: one user in one browser. Nothing of the protocol is here. */

export class MemoryStorage implements ICognitoStorage {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  clear(): void {
    this.kept.clear();
  }
}

export type Outcome =
  | { readonly kind: "signed in"; readonly session: CognitoUserSession; readonly needsConsent: boolean }
  | { readonly kind: "asked"; readonly challenge: string; readonly parameters: Record<string, string>; readonly required: string[] };

type At = { readonly url: string };
type Flow = "USER_SRP_AUTH" | "USER_PASSWORD_AUTH" | "CUSTOM_AUTH";

export function userPool({ url }: At, { pool, client }: Place, storage: ICognitoStorage = new MemoryStorage()): CognitoUserPool {
  return new CognitoUserPool({ UserPoolId: pool.id, ClientId: client.id, endpoint: url, Storage: storage });
}

/** The user in a browser of its own, or in the one whose storage is given. */
export function browserUser(
  at: At,
  place: Place & { readonly username: string },
  storage: ICognitoStorage = new MemoryStorage(),
): CognitoUser {
  return new CognitoUser({ Username: place.username, Pool: userPool(at, place, storage), Storage: storage });
}

export function signUp(
  pool: CognitoUserPool,
  { username, password, ...attributes }: { username: string; password: string } & Record<string, string>,
) {
  const list = Object.entries(attributes).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value }));
  return calledBack<ISignUpResult>((done) => pool.signUp(username, password, list, [], done));
}

/** SRP unless said otherwise, as the client has it. */
export function authenticate(user: CognitoUser, password: string, flow: Flow = "USER_SRP_AUTH"): Promise<Outcome> {
  user.setAuthenticationFlowType(flow);
  const details = new AuthenticationDetails({ Username: user.getUsername(), Password: password });
  return outcome((callbacks) => user.authenticateUser(details, callbacks));
}

/** CUSTOM_AUTH without a password. */
export function beginCustom(user: CognitoUser): Promise<Outcome> {
  user.setAuthenticationFlowType("CUSTOM_AUTH");
  return outcome((callbacks) => user.initiateAuth(new AuthenticationDetails({ Username: user.getUsername() }), callbacks));
}

export const answerCustom = (user: CognitoUser, answer: string) =>
  outcome((callbacks) => user.sendCustomChallengeAnswer(answer, callbacks));
export const sendMfaCode = (user: CognitoUser, code: string, type: "SMS_MFA" | "SOFTWARE_TOKEN_MFA") =>
  outcome((callbacks) => user.sendMFACode(code, callbacks, type));
export const selectMfa = (user: CognitoUser, type: "SMS_MFA" | "SOFTWARE_TOKEN_MFA") =>
  outcome(({ onSuccess, onFailure, mfaRequired, totpRequired }) =>
    user.sendMFASelectionAnswer(type, {
      onSuccess,
      onFailure,
      ...(mfaRequired ? { mfaRequired } : {}),
      ...(totpRequired ? { totpRequired } : {}),
    }),
  );
export const chooseNewPassword = (user: CognitoUser, password: string, attributes: Record<string, string> = {}) =>
  outcome((callbacks) => user.completeNewPasswordChallenge(password, attributes, callbacks));

export const confirmSignUp = (user: CognitoUser, code: string) => calledBack<string>((done) => user.confirmRegistration(code, true, done));
export const resendCode = (user: CognitoUser) => calledBack<{ CodeDeliveryDetails: Delivery }>((done) => user.resendConfirmationCode(done));
export const changePassword = (user: CognitoUser, from: string, to: string) =>
  calledBack<string>((done) => user.changePassword(from, to, done));
export const forgotPassword = (user: CognitoUser) =>
  answered<{ CodeDeliveryDetails: Delivery }>((onSuccess, onFailure) => user.forgotPassword({ onSuccess, onFailure }));
export const confirmPassword = (user: CognitoUser, code: string, password: string) =>
  answered<string>((onSuccess, onFailure) => user.confirmPassword(code, password, { onSuccess, onFailure }));
export const userData = (user: CognitoUser) => calledBack<UserData>((done) => user.getUserData(done, { bypassCache: true }));
export const attributesOf = async (user: CognitoUser): Promise<Record<string, string>> => {
  const list = await calledBack<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
  return Object.fromEntries(list.map((one) => [one.getName(), one.getValue()]));
};
export const updateAttributes = (user: CognitoUser, attributes: Record<string, string>) =>
  new Promise<{ CodeDeliveryDetailsList?: Delivery[] } | undefined>((resolve, reject) => {
    const list = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    user.updateAttributes(list, (error, _result, details) => (error ? reject(error) : resolve(details)));
  });
export const deleteAttributes = (user: CognitoUser, names: string[]) => calledBack<string>((done) => user.deleteAttributes(names, done));
export const attributeCode = (user: CognitoUser, name: string) =>
  answered<unknown>((onSuccess, onFailure) =>
    user.getAttributeVerificationCode(name, { onSuccess, onFailure, inputVerificationCode: () => onSuccess(null) }),
  );
export const verifyAttribute = (user: CognitoUser, name: string, code: string) =>
  answered<string>((onSuccess, onFailure) => user.verifyAttribute(name, code, { onSuccess, onFailure }));
export const deleteUser = (user: CognitoUser) => calledBack<string>((done) => user.deleteUser(done));
export const associateTotp = (user: CognitoUser) =>
  answered<string>((associateSecretCode, onFailure) => user.associateSoftwareToken({ associateSecretCode, onFailure }));
/** A session during MFA_SETUP; otherwise what the service answered. */
export const verifyTotp = (user: CognitoUser, code: string) =>
  answered<CognitoUserSession>((onSuccess, onFailure) => user.verifySoftwareToken(code, "my phone", { onSuccess, onFailure }));
type MfaWish = { Enabled: boolean; PreferredMfa: boolean };
export const setMfa = (user: CognitoUser, { sms = null, totp = null }: { sms?: MfaWish | null; totp?: MfaWish | null }) =>
  calledBack<string>((done) => user.setUserMfaPreference(sms, totp, done));
/** Both of these are SetUserSettings. */
export const enableSms = (user: CognitoUser) => calledBack<string>((done) => user.enableMFA(done));
export const disableSms = (user: CognitoUser) => calledBack<string>((done) => user.disableMFA(done));

/** The session of the storage; renewed where it has run out. */
export const currentSession = (user: CognitoUser) =>
  new Promise<CognitoUserSession>((resolve, reject) => {
    user.getSession((error: Error | null, session: CognitoUserSession | null) => (session ? resolve(session) : reject(error)));
  });
export const refresh = (user: CognitoUser, session: CognitoUserSession) =>
  calledBack<CognitoUserSession>((done) => user.refreshSession(session.getRefreshToken(), done));
/** Revokes the refresh token and forgets the session. */
export const signOut = (user: CognitoUser) => new Promise<void>((resolve) => user.signOut(resolve));
export const globalSignOut = (user: CognitoUser) =>
  answered<string>((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));

export type ShownDevice = { DeviceKey: string; DeviceAttributes: { Name: string; Value: string }[]; DeviceCreateDate: number };
/** The key the browser keeps; the client has it as a member that its types do not name. */
export function deviceKeyIn(storage: MemoryStorage): string | undefined {
  return [...storage.kept].find(([key]) => key.endsWith(".deviceKey"))?.[1];
}
export const getDevice = (user: CognitoUser) =>
  answered<{ Device: ShownDevice }>((onSuccess, onFailure) =>
    user.getDevice({ onSuccess: (data: unknown) => onSuccess(data as { Device: ShownDevice }), onFailure }),
  );
export const listDevices = (user: CognitoUser, limit = 60) =>
  answered<{ Devices: ShownDevice[] }>((onSuccess, onFailure) => user.listDevices(limit, null, { onSuccess, onFailure }));
export const forgetDevice = (user: CognitoUser) => answered<string>((onSuccess, onFailure) => user.forgetDevice({ onSuccess, onFailure }));
export const forgetOtherDevice = (user: CognitoUser, key: string) =>
  answered<string>((onSuccess, onFailure) => user.forgetSpecificDevice(key, { onSuccess, onFailure }));
export const rememberDevice = (user: CognitoUser) =>
  answered<string>((onSuccess, onFailure) => user.setDeviceStatusRemembered({ onSuccess, onFailure }));
export const doNotRememberDevice = (user: CognitoUser) =>
  answered<string>((onSuccess, onFailure) => user.setDeviceStatusNotRemembered({ onSuccess, onFailure }));

export type Delivery = { AttributeName: string; DeliveryMedium: string; Destination: string };

function calledBack<T>(call: (done: NodeCallback<Error, T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

function answered<T>(call: (onSuccess: (result: T) => void, onFailure: (error: unknown) => void) => void): Promise<T> {
  return new Promise(call);
}

function outcome(call: (callbacks: IAuthenticationCallback) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const asked = (challenge: string, parameters: Record<string, string> = {}, required: string[] = []) =>
      resolve({ kind: "asked", challenge, parameters, required });
    call({
      onSuccess: (session, needsConsent = false) => resolve({ kind: "signed in", session, needsConsent }),
      onFailure: reject,
      mfaRequired: asked,
      totpRequired: asked,
      selectMFAType: asked,
      mfaSetup: asked,
      newPasswordRequired: (attributes, required) => asked("NEW_PASSWORD_REQUIRED", attributes, required),
      customChallenge: (parameters) => asked("CUSTOM_CHALLENGE", parameters),
    });
  });
}

/** What a call costs beside one that reads or writes a row, which counts one: by what it makes the processor do. */
const SIGN_IN = 5;

const OPERATIONS: ReadonlySet<string> = new Set([
  "InitiateAuth",
  "RespondToAuthChallenge",
  "SignUp",
  "ChangePassword",
  "ConfirmForgotPassword",
  "GetTokensFromRefreshToken",
  "GetCredentialsForIdentity",
]);

/** Forms and endpoints that try or set a password, or sign tokens. */
const POSTED: ReadonlySet<string> = new Set([
  "/login",
  "/login/passkey",
  "/login/sms",
  "/login/app",
  "/login/newPassword",
  "/signup",
  "/forgotPassword/confirm",
  "/oauth2/token",
]);

type Asked = {
  readonly method: string;
  readonly path: string /** The header of the two APIs: service and operation. */;
  readonly target: string;
};

/**
 * How many calls of an address's allowance a call counts for. Those of operators are signed, and refused at little cost where they are not: they count
 * one like all others.
 */
export function callCost({ method, path, target }: Asked): number {
  if (method !== "POST") return 1;
  const operation = target.slice(target.lastIndexOf(".") + 1);
  return OPERATIONS.has(operation) || POSTED.has(path) ? SIGN_IN : 1;
}

import { type RefusalWorld, type Rows, refusalIn } from "./world.ts";

const WRONG = "NotAuthorizedException: Incorrect username or password.";
const SESSION = "NotAuthorizedException: Invalid session for the user";
const wrong = { PASSWORD: "Wrong1password" };

/** A session that waits for the code of a text message. */
async function smsSession({ aUser, plain }: RefusalWorld) {
  const user = await aUser({ account: { smsMfa: true } });
  return { user, session: (await plain(user)).json.Session };
}

export const signInRows: Rows<
  | "incorrectPassword"
  | "lockedOut"
  | "userDisabled"
  | "notConfirmed"
  | "resetRequired"
  | "temporaryExpired"
  | "flowOff"
  | "parameterMissing"
  | "parameter"
  | "clientUnknown"
  | "secretHashMissing"
  | "secretHashWrong"
  | "secretHashMismatch"
  | "invalidSession"
  | "sessionExpired"
  | "sessionUsed"
  | "customAuthOff"
  | "customAuthMissing"
  | "hookFailed"
  | "hookAnswer"
  | "deviceUnknown"
> = {
  incorrectPassword: {
    says: WRONG,
    when: async ({ begin, aUser }) => refusalIn(begin(await aUser(), "USER_PASSWORD_AUTH", wrong)),
  },
  lockedOut: {
    says: "NotAuthorizedException: Password attempts exceeded",
    when: async ({ begin, aUser, plain }) => {
      const user = await aUser();
      for (let tries = 0; tries < 5; tries += 1) await begin(user, "USER_PASSWORD_AUTH", wrong);
      return refusalIn(plain(user));
    },
  },
  userDisabled: {
    says: "NotAuthorizedException: User is disabled.",
    when: async ({ aUser, plain }) => refusalIn(plain(await aUser({ account: { isEnabled: false } }))),
  },
  notConfirmed: {
    says: "UserNotConfirmedException: User is not confirmed.",
    when: async ({ aUser, plain }) => refusalIn(plain(await aUser({ account: { status: "UNCONFIRMED" } }))),
  },
  resetRequired: {
    says: "PasswordResetRequiredException: Password reset required for the user",
    when: async ({ aUser, plain }) => refusalIn(plain(await aUser({ account: { status: "RESET_REQUIRED" } }))),
  },
  temporaryExpired: {
    says: "NotAuthorizedException: Temporary password has expired and must be reset by an administrator.",
    when: async ({ aUser, plain, clock }) => {
      const temporaryUntil = new Date(clock.now().getTime() - 1000);
      return refusalIn(plain(await aUser({ account: { status: "FORCE_CHANGE_PASSWORD", temporaryUntil } })));
    },
  },
  flowOff: {
    says: "InvalidParameterException: USER_PASSWORD_AUTH flow not enabled for this client",
    when: async ({ addClient, aUser, plain }) => refusalIn(plain(await aUser(), await addClient({ flows: ["USER_SRP_AUTH"] }))),
  },
  parameterMissing: {
    says: "InvalidParameterException: Missing required parameter PASSWORD",
    when: async ({ aUser, begin }) => refusalIn(begin(await aUser(), "USER_PASSWORD_AUTH")),
  },
  parameter: {
    says: "InvalidParameterException: Invalid SRP_A",
    when: async ({ aUser, begin }) => refusalIn(begin(await aUser(), "USER_SRP_AUTH", { SRP_A: "0" })),
  },
  clientUnknown: {
    says: "ResourceNotFoundException: User pool client nosuchclient does not exist.",
    when: ({ refused }) => refused("InitiateAuth", { ClientId: "nosuchclient", AuthFlow: "USER_SRP_AUTH" }),
  },
  secretHashMissing: {
    says: ({ secret }) => `NotAuthorizedException: Client ${secret.id} is configured with secret but SECRET_HASH was not received`,
    when: async ({ aUser, plain, secret }) => refusalIn(plain(await aUser(), secret)),
  },
  secretHashWrong: {
    says: ({ secret }) => `NotAuthorizedException: Unable to verify secret hash for client ${secret.id}`,
    when: async ({ aUser, begin, secret }) =>
      refusalIn(begin(await aUser(), "USER_PASSWORD_AUTH", { PASSWORD: "Correct1horse", SECRET_HASH: "wrong" }, secret)),
  },
  secretHashMismatch: {
    says: ({ secret }) => `NotAuthorizedException: SecretHash does not match for the client: ${secret.id}`,
    when: ({ refused, secret }) => refused("ForgotPassword", { ClientId: secret.id, Username: "anybody", SecretHash: "wrong" }),
  },
  invalidSession: {
    says: `${SESSION}.`,
    when: async ({ aUser, answer }) => refusalIn(answer(await aUser(), "SMS_MFA", { session: "x".repeat(40), SMS_MFA_CODE: "123456" })),
  },
  sessionExpired: {
    says: `${SESSION}, session is expired.`,
    when: async (world) => {
      const { user, session } = await smsSession(world);
      world.clock.advance(181_000);
      const refusal = await refusalIn(world.answer(user, "SMS_MFA", { session, SMS_MFA_CODE: world.codeTo(user.phone) }));
      world.clock.advance(-181_000);
      return refusal;
    },
  },
  sessionUsed: {
    says: `${SESSION}, session can only be used once.`,
    when: async (world) => {
      const { user, session } = await smsSession(world);
      const given = { session, SMS_MFA_CODE: world.codeTo(user.phone) };
      await world.done(world.answer(user, "SMS_MFA", given));
      return refusalIn(world.answer(user, "SMS_MFA", given));
    },
  },
  customAuthOff: {
    says: "InvalidParameterException: Custom auth lambda trigger is not configured for the user pool.",
    when: (world) => customRefusal(world, null),
  },
  customAuthMissing: {
    says: "InvalidUserPoolConfigurationException: Custom auth lambda trigger is not found.",
    when: (world) => customRefusal(world, "no such module"),
  },
  hookFailed: {
    says: "UnexpectedLambdaException: A custom auth lambda trigger failed.",
    when: (world) => customRefusal(world, "faulty"),
  },
  hookAnswer: {
    says: "InvalidLambdaResponseException: Unrecognizable lambda output",
    when: (world) => customRefusal(world, "generous"),
  },
  deviceUnknown: {
    says: "ResourceNotFoundException: Device does not exist.",
    when: async ({ aUser, srpAnswer }) =>
      refusalIn(srpAnswer(await aUser(), { DEVICE_KEY: "ap-northeast-1_00000000-0000-4000-8000-000000000000" })),
  },
};

async function customRefusal({ addPool, aUser, begin }: RefusalWorld, customAuth: string | null): Promise<string> {
  const user = await aUser(await addPool({ customAuth }));
  return refusalIn(begin(user, "CUSTOM_AUTH", {}, user.client));
}

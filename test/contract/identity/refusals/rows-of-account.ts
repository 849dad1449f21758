import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { TestUser } from "#test/support/identity-server.ts";
import { type RefusalWorld, type Rows, refusalIn } from "./world.ts";

const NEXT = "Another2horse";
const WRONG_CODE = "CodeMismatchException: Invalid verification code provided, please try again.";
const wrongFor = (code: string) => (code === "999999" ? "111111" : "999999");
const attributesOf = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

let names = 0;
/** A sign-up that waits for its code. */
async function newcomer({ send, done, client }: RefusalWorld, ClientId = client.id, more: Record<string, string> = {}) {
  names += 1;
  const [Username, email] = [`newcomer${names}`, `newcomer${names}@example.com`];
  await done(send("SignUp", { ClientId, Username, Password: "Correct1horse", UserAttributes: attributesOf({ email, ...more }) }));
  return { ClientId, Username, email };
}

const forgot = ({ send }: RefusalWorld, user: TestUser) => send("ForgotPassword", { ClientId: user.client.id, Username: user.username });
const reset = (world: RefusalWorld, user: TestUser, ConfirmationCode: string, Password = NEXT) =>
  world.send("ConfirmForgotPassword", { ClientId: user.client.id, Username: user.username, ConfirmationCode, Password });
const change = async (world: RefusalWorld, user: TestUser, values: Record<string, string>) =>
  world.send("UpdateUserAttributes", { AccessToken: await world.token(user), UserAttributes: attributesOf(values) });

export const accountRows: Rows<
  | "userExists"
  | "aliasExists"
  | "signUpOff"
  | "weakPassword"
  | "passwordUsed"
  | "codeMismatch"
  | "codeExpired"
  | "codeUndelivered"
  | "attemptLimit"
  | "cannotBeConfirmed"
  | "nothingToConfirm"
  | "resendOff"
  | "unknownCombination"
  | "noWayToReset"
  | "cannotBeReset"
  | "attributeNotWritable"
  | "attributeProvided"
  | "notVerifiable"
  | "invalidEmail"
  | "invalidPhone"
  | "loginNotLinked"
  | "lastWayIn"
> = {
  userExists: {
    says: "UsernameExistsException: User already exists",
    when: async (world) => {
      const { ClientId, Username } = await newcomer(world);
      return world.refused("SignUp", { ClientId, Username, Password: NEXT });
    },
  },
  aliasExists: {
    says: "AliasExistsException: An account with the given email already exists.",
    when: async (world) => {
      const place = await world.addPool({ aliasAttributes: ["email"] });
      const owner = await newcomer(world, place.client.id);
      await world.done(world.send("ConfirmSignUp", { ...named(owner), ConfirmationCode: world.codeTo(owner.email) }));
      const second = await newcomer(world, place.client.id, { email: owner.email });
      return world.refused("ConfirmSignUp", { ...named(second), ConfirmationCode: world.codeTo(owner.email) });
    },
  },
  signUpOff: {
    says: "NotAuthorizedException: SignUp is not permitted for this user pool",
    when: async ({ addPool, refused }) => {
      const { client } = await addPool({ selfSignUp: false });
      return refused("SignUp", { ClientId: client.id, Username: "anybody", Password: NEXT });
    },
  },
  weakPassword: {
    says: "InvalidPasswordException: Password did not conform with policy: Password not long enough",
    when: ({ client, refused }) => refused("SignUp", { ClientId: client.id, Username: "anybody", Password: "Short1" }),
  },
  passwordUsed: {
    says: "PasswordHistoryPolicyViolationException: Password has previously been used.",
    when: async (world) => {
      const { passwordPolicy } = world.pool.settings;
      const user = await world.aUser(await world.addPool({ passwordPolicy: { ...passwordPolicy, historySize: 2 } }));
      await world.done(forgot(world, user));
      return refusalIn(reset(world, user, world.codeTo(user.email), user.password));
    },
  },
  codeMismatch: {
    says: WRONG_CODE,
    when: async (world) => {
      const one = await newcomer(world);
      return world.refused("ConfirmSignUp", { ...named(one), ConfirmationCode: wrongFor(world.codeTo(one.email)) });
    },
  },
  codeExpired: {
    says: "ExpiredCodeException: Invalid code provided, please request a code again.",
    when: async (world) => refusalIn(reset(world, await world.aUser(), "123456")),
  },
  codeUndelivered: {
    says: "CodeDeliveryFailureException: The verification code could not be delivered.",
    when: async (world) => {
      const user = await world.aUser();
      const AccessToken = await world.token(user);
      world.letCarrierFail(true);
      const refusal = await world.refused("GetUserAttributeVerificationCode", { AccessToken, AttributeName: "email" });
      world.letCarrierFail(false);
      return refusal;
    },
  },
  attemptLimit: {
    says: "LimitExceededException: Attempt limit exceeded, please try after some time.",
    when: async (world) => {
      const user = await world.aUser();
      for (let mails = 0; mails < 5; mails += 1) await world.done(forgot(world, user));
      return refusalIn(forgot(world, user));
    },
  },
  cannotBeConfirmed: {
    says: "NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED",
    when: async ({ aUser, client, refused }) =>
      refused("ConfirmSignUp", { ClientId: client.id, Username: (await aUser()).username, ConfirmationCode: "123456" }),
  },
  nothingToConfirm: {
    says: "InvalidParameterException: User is already confirmed.",
    when: async ({ aUser, client, refused }) =>
      refused("ResendConfirmationCode", { ClientId: client.id, Username: (await aUser()).username }),
  },
  resendOff: {
    says: "InvalidParameterException: Cannot resend codes. Auto verification not turned on.",
    when: async (world) => {
      const { client } = await world.addPool({ autoVerified: [] });
      return world.refused("ResendConfirmationCode", named(await newcomer(world, client.id)));
    },
  },
  unknownCombination: {
    says: "UserNotFoundException: Username/client id combination not found.",
    when: ({ legacy, refused }) => refused("ForgotPassword", { ClientId: legacy.id, Username: "nobody" }),
  },
  noWayToReset: {
    says: "InvalidParameterException: Cannot reset password for the user as there is no registered/verified email or phone_number",
    when: async (world) =>
      refusalIn(forgot(world, await world.aUser({ client: world.legacy, account: { attributes: { email: "x@example.com" } } }))),
  },
  cannotBeReset: {
    says: "NotAuthorizedException: User password cannot be reset in the current state.",
    when: async (world) =>
      refusalIn(forgot(world, await world.aUser({ client: world.legacy, account: { status: "FORCE_CHANGE_PASSWORD" } }))),
  },
  attributeNotWritable: {
    says: "NotAuthorizedException: A client attempted to write unauthorized attribute",
    when: async (world) => refusalIn(change(world, await world.aUser(), { email_verified: "true" })),
  },
  attributeProvided: {
    says: "NotAuthorizedException: Cannot modify an already provided email",
    when: async ({ aUser, plain, answer }) => {
      const user = await aUser({ account: { status: "FORCE_CHANGE_PASSWORD" } });
      const session = (await plain(user)).json.Session;
      const given = { session, NEW_PASSWORD: NEXT, "userAttributes.email": "other@example.com" };
      return refusalIn(answer(user, "NEW_PASSWORD_REQUIRED", given));
    },
  },
  notVerifiable: {
    says: "InvalidParameterException: User has no nickname that can be verified.",
    when: async ({ aUser, token, refused }) =>
      refused("GetUserAttributeVerificationCode", { AccessToken: await token(await aUser()), AttributeName: "nickname" }),
  },
  invalidEmail: {
    says: "InvalidParameterException: Invalid email address format.",
    when: async (world) => refusalIn(change(world, await world.aUser(), { email: "not an address" })),
  },
  invalidPhone: {
    says: "InvalidParameterException: Invalid phone number format.",
    when: async (world) => refusalIn(change(world, await world.aUser(), { phone_number: "090-1234-5678" })),
  },
  loginNotLinked: {
    says: "ResourceNotFoundException: The login is not linked to the user.",
    when: async ({ aUser, token, refused }) =>
      refused("UnlinkProvider", { AccessToken: await token(await aUser()), ProviderName: "Google", UserId: "1" }),
  },
  lastWayIn: {
    says: "InvalidParameterException: The login the user came by cannot be unlinked.",
    when: async ({ aUser, token, refused, service, clock }) => {
      const user = await aUser();
      const AccessToken = await token(user);
      const identities = [{ userId: "1", providerName: "Google", providerType: "Google", dateCreated: 0 }];
      await changeAccount(service.db, user.sub, { status: "EXTERNAL_PROVIDER", identities }, clock.now());
      return refused("UnlinkProvider", { AccessToken, ProviderName: "Google", UserId: "1" });
    },
  },
};

function named({ ClientId, Username }: { readonly ClientId: string; readonly Username: string }) {
  return { ClientId, Username };
}

import fc from "fast-check";
import { alive, code, DeviceKey, metadata, Password, SecretHash, text, Username } from "./members.ts";
import type { Shape } from "./wrong-values.ts";

/** Public values of SRP at the edges: 0, 1, N - 1, N, 2N and things that are no number. */
const SRP_A = fc.oneof(
  text("@{A:0}", "@{A:1}", "@{A:2}", "@{A:3}", "0", "1", "2", "00", "-1", "0x10", "zz", ""),
  fc.string({ unit: fc.constantFrom(..."0123456789abcdefABCDEF"), minLength: 1, maxLength: 780 }),
);

/** With a password only rarely: argon2id takes 50 ms a try, and is not what is tested. */
export const AuthFlow = fc.oneof(
  { weight: 30, arbitrary: text("USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN", "USER_AUTH", "ADMIN_NO_SRP_AUTH") },
  { weight: 1, arbitrary: text("USER_PASSWORD_AUTH") },
);

export const AuthParameters: Shape = {
  USERNAME: Username,
  SRP_A,
  PASSWORD: Password,
  REFRESH_TOKEN: alive("refresh", 12),
  SECRET_HASH: SecretHash,
  DEVICE_KEY: DeviceKey,
  PREFERRED_CHALLENGE: text("WEB_AUTHN", "PASSWORD_SRP", "EMAIL_OTP"),
  CHALLENGE_NAME: text("SRP_A", "CUSTOM_CHALLENGE"),
};

const STAGES = [
  "SMS_MFA",
  "SOFTWARE_TOKEN_MFA",
  "SELECT_MFA_TYPE",
  "MFA_SETUP",
  "PASSWORD_VERIFIER",
  "CUSTOM_CHALLENGE",
  "DEVICE_SRP_AUTH",
  "DEVICE_PASSWORD_VERIFIER",
  "NEW_PASSWORD_REQUIRED",
  "SELECT_CHALLENGE",
  "WEB_AUTHN",
];
export const ChallengeName = text(...STAGES, "EMAIL_OTP");

export const ChallengeResponses: Shape = {
  USERNAME: Username,
  ANSWER: text("1122", "SMS_MFA", "SOFTWARE_TOKEN_MFA", "WEB_AUTHN", "PASSWORD_SRP", "wrong"),
  CREDENTIAL: text(
    '{"id":"bm9uZQ","rawId":"bm9uZQ","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"AA","signature":"AA"}}',
    "{",
    "null",
  ),
  SMS_MFA_CODE: code,
  SOFTWARE_TOKEN_MFA_CODE: code,
  NEW_PASSWORD: Password,
  "userAttributes.name": text("山田 太郎", ""),
  PASSWORD_CLAIM_SECRET_BLOCK: alive("block", 4),
  PASSWORD_CLAIM_SIGNATURE: text("AAAA", "2wVHU0ZTFdbSHWAdtCDJtPvnfA6hiB1MSpwVNbLfP2o="),
  TIMESTAMP: text("@{time:0}", "Sat Nov 21 03:00:00 UTC 2026", "Sat Aug 8 7:5:9 UTC 2026", "now"),
  SRP_A,
  DEVICE_KEY: DeviceKey,
};

const begin = (flow: string, parameters: Shape): Shape => ({
  ClientId: text("@{client:0}"),
  AuthFlow: text(flow),
  AuthParameters: parameters,
});

/** Each flow with the parameters it needs. */
export const SIGN_IN_BODIES: readonly Shape[] = [
  begin("USER_SRP_AUTH", { USERNAME: Username, SRP_A }),
  begin("USER_SRP_AUTH", { USERNAME: Username, SRP_A, DEVICE_KEY: DeviceKey }),
  begin("CUSTOM_AUTH", { USERNAME: Username }),
  begin("CUSTOM_AUTH", { USERNAME: Username, SRP_A, CHALLENGE_NAME: text("SRP_A") }),
  begin("REFRESH_TOKEN_AUTH", { REFRESH_TOKEN: alive("refresh", 10) }),
  begin("REFRESH_TOKEN_AUTH", { REFRESH_TOKEN: alive("refresh", 10), DEVICE_KEY: DeviceKey }),
];

/** One question that was asked: its session, and whose it is. */
function asked(stage: string, n: number, responses: Readonly<Record<string, Shape>>): Shape {
  return {
    ClientId: text("@{client:0}"),
    ChallengeName: text(stage),
    Session: text(`@{session_${stage}:${n}}`),
    ChallengeResponses: { USERNAME: text(`@{user_${stage}:${n}}`), ...responses },
    ClientMetadata: metadata,
  };
}

const proof = (n: number): Readonly<Record<string, Shape>> => ({
  PASSWORD_CLAIM_SECRET_BLOCK: text(`@{block:${n}}`),
  PASSWORD_CLAIM_SIGNATURE: text("AAAA", "2wVHU0ZTFdbSHWAdtCDJtPvnfA6hiB1MSpwVNbLfP2o="),
  TIMESTAMP: text("@{time:0}"),
});

/** Each question with the answers it takes, right and wrong, by the user it was put to. */
export const ANSWER_BODIES: readonly Shape[] = [0, 1, 2, 3, 4].flatMap((n): Shape[] => [
  asked("SMS_MFA", n, { SMS_MFA_CODE: text("000000", "@{code_SMS_MFA:0}", "@{code_SMS_MFA:1}") }),
  asked("SOFTWARE_TOKEN_MFA", n, { SOFTWARE_TOKEN_MFA_CODE: code }),
  asked("SELECT_MFA_TYPE", n, { ANSWER: text("SMS_MFA", "SOFTWARE_TOKEN_MFA") }),
  asked("MFA_SETUP", n, {}),
  asked("NEW_PASSWORD_REQUIRED", n, { NEW_PASSWORD: Password, "userAttributes.name": text("山田 太郎", "") }),
  asked("CUSTOM_CHALLENGE", n, { ANSWER: text("1122", "1122", "wrong") }),
  asked("DEVICE_SRP_AUTH", n, { SRP_A, DEVICE_KEY: text("@{device:0}", "@{device:1}") }),
  asked("DEVICE_PASSWORD_VERIFIER", n, { ...proof(n), DEVICE_KEY: DeviceKey }),
  asked("PASSWORD_VERIFIER", n, proof(n)),
]);

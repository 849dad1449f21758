import type { AccountView, IdentityClient, MfaType } from "#web/session/pool/types.ts";

export type MfaCalls = Pick<IdentityClient, "setPreferredMfa" | "setSmsMfa" | "verifyTotp">;
type Factors = Pick<AccountView, "mfaTypes">;

export const FACTOR_NAMES: Readonly<Record<MfaType, string>> = { TOTP: "認証アプリ", SMS: "SMS" };

/** Takes the first code of a new app, and asks for it at every sign-in from then on. */
export async function startTotp(client: MfaCalls, code: string, deviceName: string): Promise<void> {
  await client.verifyTotp(code, deviceName);
  await client.setPreferredMfa("TOTP");
}

/** Turns codes by SMS on. They are asked for first where there is no app; where there is one, that stays as it is. */
export async function startSms(client: MfaCalls, { mfaTypes }: Factors): Promise<void> {
  await (mfaTypes.includes("TOTP") ? client.setSmsMfa(true) : client.setPreferredMfa("SMS"));
}

/** What is said of it. */
export function smsStartedWords({ mfaTypes }: Factors): string {
  return mfaTypes.includes("TOTP")
    ? "SMSのコードも使えるようにしました。"
    : "SMSの二段階認証をオンにしました。次のログインから、コードを入力してください。";
}

/** Turns one factor off. Another one that is on stays on, and is asked for first. */
export async function stopFactor(client: MfaCalls, { mfaTypes }: Factors, type: MfaType): Promise<void> {
  const [other] = mfaTypes.filter((one) => one !== type);
  if (!other) return client.setPreferredMfa("NOMFA");
  if (type === "SMS") await client.setSmsMfa(false);
  // The API turns factors off only all at once.
  else await client.setPreferredMfa("NOMFA");
  await client.setPreferredMfa(other);
}

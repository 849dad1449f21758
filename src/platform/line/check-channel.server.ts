import { HTTPFetchError, messagingApi, channelAccessToken as tokens } from "@line/bot-sdk";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { within } from "./within.server.ts";

type ChannelToCheck = {
  /** Of the Messaging API: ten digits. */
  readonly channelId: string;
  readonly secret: string;
  readonly accessToken: string;
  /** Origin of the Messaging API. */
  readonly apiUrl: string;
};

/** What LINE itself says of a channel. */
export type CheckedChannel = {
  readonly botUserId: string;
  readonly basicId: string;
  readonly name: string;
  /** Where its webhooks go and whether they do; null: nowhere. */
  readonly webhook: { readonly url: string; readonly isActive: boolean } | null;
};

const TIMEOUT: Milliseconds = seconds(10);

/**
 * Asks LINE whose channel it is. `token`: the access token is of no channel; `secret`: number and secret are of none, or of another than the token;
 * `unreached`: LINE did not answer.
 */
export async function checkLineChannel(
  { channelId, secret, accessToken, apiUrl: baseURL }: ChannelToCheck,
  { timeout = TIMEOUT }: { readonly timeout?: Milliseconds } = {},
): Promise<CheckedChannel | "token" | "secret" | "unreached"> {
  const clientOf = (token: string) => new messagingApi.MessagingApiClient({ channelAccessToken: token, baseURL });
  const client = clientOf(accessToken);
  const bot = await within(client.getBotInfo(), timeout).catch((error: unknown) => refusedAs("token", error));
  if (typeof bot === "string") return bot;
  const issuer = new tokens.ChannelAccessTokenClient({ baseURL });
  const bySecret = await within(
    issuer.issueStatelessChannelTokenByClientSecret(channelId, secret).then(({ access_token: token }) => clientOf(token).getBotInfo()),
    timeout,
  ).catch((error: unknown) => refusedAs("secret", error));
  if (typeof bySecret === "string") return bySecret;
  if (bySecret.userId !== bot.userId) return "secret";
  // Without an address LINE answers 404.
  const webhook = await within(client.getWebhookEndpoint(), timeout).catch((error: unknown) => refusedAs("none", error));
  if (webhook === "unreached") return "unreached";
  const { userId: botUserId, basicId, displayName: name } = bot;
  return { botUserId, basicId, name, webhook: webhook === "none" ? null : { url: webhook.endpoint, isActive: webhook.active } };
}

function refusedAs<Said extends string>(said: Said, error: unknown): Said | "unreached" {
  const status = error instanceof HTTPFetchError ? error.status : 0;
  return status >= 400 && status < 500 && status !== 429 ? said : "unreached";
}

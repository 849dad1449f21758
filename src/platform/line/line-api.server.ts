import { HTTPFetchError, messagingApi } from "@line/bot-sdk";
import { z } from "zod";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { LineChannel, LineMessage, LineOutcome, LinePerson, LinePush, LineQuota } from "./types.ts";
import { within } from "./within.server.ts";

export type LineApi = {
  /** Never throws. */
  readonly push: (push: LinePush) => Promise<LineOutcome>;
  /** Costs nothing, once within a minute of the event. False: it did not get through, and is not tried again. */
  readonly reply: (replyToken: string, messages: readonly LineMessage[]) => Promise<boolean>;
  /** For ten minutes and one use. Null: none was to be had. */
  readonly linkToken: (userId: string) => Promise<string | null>;
  /** Rejects where the service cannot be asked. */
  readonly quota: () => Promise<LineQuota>;
  /** Makes a menu with its picture, shows it to everybody and answers its id. Rejects with what the service says. */
  readonly makeRichMenu: (menu: messagingApi.RichMenuRequest, picture: Blob) => Promise<string>;
  /** Whether somebody follows the account and has not blocked it. Null: LINE could not be asked. */
  readonly isFriend: (userId: string) => Promise<boolean | null>;
  /** Whose ID token it is, by LINE's own word. Null: nobody's, or not for our pages. */
  readonly verifyIdToken: (idToken: string) => Promise<LinePerson | null | "unreached">;
};

/** Five times what an answer usually takes; the SDK itself waits without end. */
const TIMEOUT: Milliseconds = seconds(10);
const MOST_MESSAGES = 5;
const MONTHLY_LIMIT = /monthly limit/i;

const verified = z.object({ sub: z.string().min(1), aud: z.string(), name: z.string().optional() });

/** The Messaging API of one channel by its SDK; what it answers wrongly or late becomes a value. */
export function lineApi(channel: LineChannel, { timeout = TIMEOUT }: { readonly timeout?: Milliseconds } = {}): LineApi {
  const { accessToken: channelAccessToken, apiUrl: baseURL } = channel;
  const client = new messagingApi.MessagingApiClient({ channelAccessToken, baseURL });
  // Pictures go to a host of their own in production.
  const blobs = new messagingApi.MessagingApiBlobClient({
    channelAccessToken,
    ...(baseURL === "https://api.line.me" ? {} : { baseURL }),
  });
  return {
    push: ({ to, messages, retryKey }) => {
      if (messages.length === 0 || messages.length > MOST_MESSAGES) return Promise.resolve("refused");
      const asked = client.pushMessage({ to, messages: messages as messagingApi.Message[] }, retryKey);
      return within(asked, timeout).then(() => "sent" as const, outcomeOf);
    },
    reply: (replyToken, messages) =>
      within(client.replyMessage({ replyToken, messages: messages as messagingApi.Message[] }), timeout).then(
        () => true,
        () => false,
      ),
    linkToken: (userId) =>
      within(client.issueLinkToken(userId), timeout).then(
        ({ linkToken }) => linkToken,
        () => null,
      ),
    quota: async () => {
      const [quota, { totalUsage }] = await within(Promise.all([client.getMessageQuota(), client.getMessageQuotaConsumption()]), timeout);
      return { limit: quota.type === "limited" ? (quota.value ?? null) : null, used: totalUsage };
    },
    makeRichMenu: async (menu, picture) => {
      const { richMenuId } = await within(client.createRichMenu(menu), timeout);
      await within(blobs.setRichMenuImage(richMenuId, picture), timeout);
      await within(client.setDefaultRichMenu(richMenuId), timeout);
      return richMenuId;
    },
    isFriend: (userId) => within(client.getProfile(userId), timeout).then(() => true, noFriend),
    verifyIdToken: (idToken) => verifyIdToken(channel, idToken, timeout),
  };
}

/** 409 is the answer to a key that was taken before; 429 of the month never passes by waiting, 429 of the second does. */
function outcomeOf(error: unknown): LineOutcome {
  if (!(error instanceof HTTPFetchError)) return "later";
  const { status, body } = error;
  if (status === 409) return "sent";
  if (status === 429) return MONTHLY_LIMIT.test(body) ? "limit" : "later";
  // A wrong token is the operator's to mend: what waits meanwhile is not lost.
  return status === 401 || status >= 500 ? "later" : "refused";
}

/** LINE shows nobody's profile but a friend's. */
function noFriend(error: unknown): false | null {
  return error instanceof HTTPFetchError && error.status === 404 ? false : null;
}

async function verifyIdToken(
  { apiUrl, loginChannelId }: LineChannel,
  idToken: string,
  timeout: Milliseconds,
): Promise<LinePerson | null | "unreached"> {
  if (loginChannelId === null) return null;
  try {
    const answer = await fetch(`${apiUrl}/oauth2/v2.1/verify`, {
      method: "POST",
      body: new URLSearchParams({ id_token: idToken, client_id: loginChannelId }),
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status >= 500 || answer.status === 429) return "unreached";
    const read = verified.safeParse(await answer.json());
    if (!answer.ok || !read.success || read.data.aud !== loginChannelId) return null;
    return { userId: read.data.sub, name: read.data.name ?? null };
  } catch {
    return "unreached";
  }
}

import { createHash, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import SnsPayloadValidator from "sns-payload-validator";
import type { OutsideFetch } from "#platform/outside/outside-fetch.server.ts";

export type SnsMessage = Readonly<Record<string, unknown>> & { readonly Type: string; readonly TopicArn: string };

const CERTIFICATE = /^https:\/\/sns\.([a-z0-9-]{3,})\.amazonaws\.com(\.cn)?\/SimpleNotificationService-[a-zA-Z0-9]{32}\.pem$/;

/** A message of SNS as it came; null: it is none. */
export function readSns(body: string): SnsMessage | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && "Type" in value && "TopicArn" in value ? (value as SnsMessage) : null;
  } catch {
    return null;
  }
}

/**
 * Whether Amazon signed the message. Its certificate is read from the region of the topic alone, by our own bounded reading, before the library is asked: the library
 * would wait for a certificate of any length.
 */
export function snsVerifier(fetchOutside: OutsideFetch): (message: SnsMessage) => Promise<boolean> {
  const validator = new SnsPayloadValidator();
  return async (message) => {
    const url = String(message.SigningCertURL ?? "");
    const [, region] = CERTIFICATE.exec(url) ?? [];
    if (region === undefined || region !== message.TopicArn.split(":")[3]) return false;
    const certCache: Map<string, string> = Reflect.get(validator, "certCache");
    if (!certCache.has(url)) {
      const read = await fetchOutside(url);
      if (!read.ok) return false;
      certCache.set(url, new TextDecoder().decode(read.value));
    }
    return validator.validate(message as never).then(
      () => true,
      () => false,
    );
  };
}

/** Whether a subscription may be confirmed there: at Amazon's own door for the topic's region. */
export function confirmationUrl({ SubscribeURL, TopicArn }: SnsMessage): string | null {
  const url = typeof SubscribeURL === "string" && URL.canParse(SubscribeURL) ? new URL(SubscribeURL) : null;
  const hosts = [`sns.${TopicArn.split(":")[3]}.amazonaws.com`, `sns.${TopicArn.split(":")[3]}.amazonaws.com.cn`];
  const isOurs = url?.protocol === "https:" && hosts.includes(url.host) && url.searchParams.get("Action") === "ConfirmSubscription";
  return isOurs && url.searchParams.get("TopicArn") === TopicArn ? url.href : null;
}

/** Whether SendGrid signed these bytes (ECDSA over timestamp and body). `key`: the verification key of the webhook. */
export function isSignedBySendGrid(
  key: string,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: Uint8Array },
): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
    return verify("sha256", Buffer.concat([Buffer.from(timestamp), body]), publicKey, Buffer.from(signature, "base64"));
  } catch {
    return false;
  }
}

/** Whether both are the same, in a time that tells nothing of how far they are. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

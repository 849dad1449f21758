import { Webhook } from "standardwebhooks";

export type Signed = { readonly id: string; readonly at: Date; readonly body: string };

/**
 * The headers of Standard Webhooks. With two secrets there are two signatures, so that a receiver that knows either takes the message; the time is that of the
 * try, and part of what is signed, by which receivers tell one that was recorded and sent again.
 */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    "content-type": "application/json",
    "user-agent": "machinone-webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";

type Given = {
  /** The body as it came, before it is parsed. */
  readonly body: string;
  readonly headers: { readonly get: (name: string) => string | null };
  /** `whsec_…`; two while one replaces the other. */
  readonly secrets: readonly string[];
  readonly now?: Date;
};

/** Whether a message is from us and new (Standard Webhooks). A message that was seen before has the same `webhook-id`: keep those of the last five minutes. */
export async function verifyWebhook({ body, headers, secrets, now = new Date() }: Given): Promise<boolean> {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => headers.get(`webhook-${name}`));
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = signatures.split(" ").flatMap((each) => (each.startsWith("v1,") ? [each.slice(3)] : []));
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const secret of secrets) {
    const key = await importKey(secret);
    for (const signature of given) {
      const bytes = bytesOf(signature);
      if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
    }
  }
  return false;
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === null) throw new Error("a webhook secret is base64 behind whsec_");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : null;
}

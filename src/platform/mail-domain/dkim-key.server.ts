import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import type { MailSettings } from "./mail-settings.ts";

export type DkimKey = { readonly domain: string; readonly selector: string; readonly key: KeyObject };

const LEAST_BITS = 1024;

/** The key that mails are signed with, read once. `key` is a PEM text or the path of a file with one. Throws for one that signs nothing. */
export function readDkimKey({
  key,
  selector,
  domain,
}: {
  readonly key: string;
  readonly selector: string;
  readonly domain: string;
}): DkimKey {
  let read: KeyObject;
  try {
    // One line in a settings file: \n stands for a line break.
    read = createPrivateKey(key.includes("-----BEGIN") ? key.replaceAll("\\n", "\n") : readFileSync(key));
  } catch {
    throw new Error("MAIL_DKIM_KEY: must be a private key as PEM, or the path of a file with one");
  }
  const bits = read.asymmetricKeyDetails?.modulusLength ?? 0;
  // The signer writes rsa-sha256 alone, and leaves a mail unsigned without a word where the key is another.
  if (read.asymmetricKeyType !== "rsa" || bits < LEAST_BITS) throw new Error("MAIL_DKIM_KEY: must be an RSA key of 1024 bits or more");
  return { domain, selector, key: read };
}

/** How mails go out from domains of others: with our key, under its name there, by servers that their SPF includes. `domain`: our own. */
export type OurSending = { readonly domain: string; readonly selector: string; readonly publicKey: string; readonly includes: string };

/** Null: without a key or without a domain for SPF all mails come from our own domain. Throws for a key that signs nothing. */
export function ourSending({ dkim, spfInclude }: Pick<MailSettings, "dkim" | "spfInclude">): OurSending | null {
  if (dkim === null || spfInclude === null) return null;
  const { domain, selector, key } = readDkimKey(dkim);
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64");
  return { domain, selector, publicKey, includes: spfInclude };
}

/** Under which name an office publishes our key: its own, so that a domain lets that office alone write from there, and no other that we send for. */
export function officeSelector({ selector }: Pick<DkimKey, "selector">, office: string): string {
  return `${office}.${selector}`;
}

/** What a signature covers: both headers of one-click stopping too, which RFC 8058 asks for and the usual list leaves out. */
export const SIGNED_HEADERS = [
  ...["From", "Sender", "Reply-To", "Subject", "Date", "Message-ID", "To", "Cc", "MIME-Version", "Content-Type"],
  ...["Content-Transfer-Encoding", "In-Reply-To", "References", "Auto-Submitted"],
  ...["List-Id", "List-Help", "List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");

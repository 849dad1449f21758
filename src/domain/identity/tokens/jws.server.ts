import { type KeyObject, sign, verify } from "node:crypto";
import { promisify } from "node:util";
import { z } from "zod";
import type { SigningKey } from "#domain/identity/core/parts.server.ts";

const signOnThread = promisify(sign);

/** A token in the compact form of RFC 7515, signed with RS256 on another thread: about 1 ms of a core. */
export async function signJws({ kid, privateKey }: SigningKey, payload: object): Promise<string> {
  const text = `${partOf({ alg: "RS256", kid, typ: "JWT" })}.${partOf(payload)}`;
  const signature = await signOnThread("RSA-SHA256", Buffer.from(text), privateKey);
  return `${text}.${signature.toString("base64url")}`;
}

function partOf(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** A signed token whose signature nobody has looked at yet. */
export type Jws = { readonly kid: string; readonly payload: unknown; readonly isSignedBy: (key: KeyObject) => boolean };

const headerShape = z.object({ alg: z.literal("RS256"), kid: z.string(), crit: z.undefined().optional() });
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Reads a token in the compact form of RFC 7515; null for any other text, another algorithm, or a critical header that is not understood.
 * Checking RS256 takes 0.05 ms on the spot, which is less than handing it to another thread costs.
 */
export function readJws(token: string): Jws | null {
  if (!FORM.test(token)) return null;
  const end = token.lastIndexOf(".");
  const [head = "", body = ""] = token.split(".", 2);
  const signature = Buffer.from(token.slice(end + 1), "base64url");
  const header = headerShape.safeParse(jsonOf(head));
  // Bits beyond the last byte could be changed without anybody noticing.
  if (!header.success || signature.toString("base64url") !== token.slice(end + 1)) return null;
  const signed = Buffer.from(token.slice(0, end));
  return { kid: header.data.kid, payload: jsonOf(body), isSignedBy: (key) => verify("RSA-SHA256", signed, key, signature) };
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

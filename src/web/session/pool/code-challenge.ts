import { base64, utf8 } from "./bytes.ts";

/** SHA-256 of a text in base64url: of a PKCE verifier, its challenge (RFC 7636, section 4.2). */
export async function challengeOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", utf8(text));
  return base64(new Uint8Array(digest)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

import { bytesOfBase64 } from "./bytes.ts";

export type Claims = Readonly<Record<string, unknown>>;

/** What a token says, unchecked: the browser only reads its own. Nothing for a text that is no token. */
export function claimsOf(token: string): Claims {
  try {
    const [, payload = ""] = token.split(".");
    const text = new TextDecoder().decode(bytesOfBase64(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

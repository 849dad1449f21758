import { isGivenUp } from "#web/session/errors/failure-of.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** What came of asking for a passkey where nothing did: given up by the person, which is no error, or a failure in a sentence. */
export type PasskeyEnd = { readonly kind: "stopped" } | { readonly kind: "failed"; readonly text: string };

const UNSUPPORTED = "このブラウザーはパスキーに対応していません。パスワードを使うか、新しいブラウザーでお試しください。";

/** By the names that WebAuthn gives what goes wrong in a browser. */
const TEXTS: Readonly<Record<string, string>> = {
  InvalidStateError: "この端末のパスキーは、すでに登録されています。",
  NotSupportedError: "この端末ではパスキーを作れません。ほかの端末でお試しください。",
  ConstraintError: "画面ロックが設定されていないため、パスキーを作れません。端末の画面ロックを設定してから、お試しください。",
  SecurityError: "このページではパスキーを使えません。まちのねのページを開き直して、お試しください。",
};

/** Reads what the browser, or the service, said about a passkey that was asked for. */
export function passkeyEnd(error: unknown, isSupported: boolean): PasskeyEnd {
  if (!isSupported) return { kind: "failed", text: UNSUPPORTED };
  if (isGivenUp(error)) return { kind: "stopped" };
  const name = error instanceof Error ? error.name : "";
  // Browsers say the same of a press on "cancel", of no passkey at hand, and of time that ran out.
  if (name === "NotAllowedError" || name === "AbortError") return { kind: "stopped" };
  return { kind: "failed", text: TEXTS[name] ?? failureText(error) };
}

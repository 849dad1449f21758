import { IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { isSamePath, LOGIN_PATH } from "./paths.ts";

export interface CallbackParameters {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  readonly errorDescription: string | null;
}

/** What a provider sent back: query and hash, where the hash wins. Null on other pages, and on a plain visit. A token in the address is never taken. */
export function readCallback(href: string, callbackPath: string = LOGIN_PATH): CallbackParameters | null {
  const { pathname, search, hash } = new URL(href);
  if (!isSamePath(pathname, callbackPath)) return null;
  const given = new Map([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
  const parameter = (name: string) => given.get(name) || null;
  const callback = {
    code: parameter("code"),
    state: parameter("state"),
    error: parameter("error"),
    errorDescription: parameter("error_description"),
  };
  return callback.code === null && callback.error === null ? null : callback;
}

/** What was kept when the sign-in began. */
export interface KeptRequest {
  readonly state: string | null;
  readonly verifier: string | null;
}

export type CallbackVerdict =
  | { readonly kind: "ignored" }
  | { readonly kind: "refused"; readonly error: Error }
  | { readonly kind: "accepted"; readonly code: string; readonly verifier: string };

/** An answer to nothing that was asked here is refused (somebody else's sign-in), one to another request ignored without a word. */
export function judgeCallback({ code, state, error, errorDescription }: CallbackParameters, kept: KeptRequest): CallbackVerdict {
  if (kept.state === null) return { kind: "refused", error: new CatalogueError("Invalid state in OAuth flow") };
  if (state !== kept.state) return { kind: "ignored" };
  if (error !== null) return { kind: "refused", error: new IdentityFault(error, errorDescription ?? error, 400) };
  if (code === null) return { kind: "ignored" };
  if (kept.verifier === null) return { kind: "refused", error: new CatalogueError("Invalid state in OAuth flow") };
  return { kind: "accepted", code, verifier: kept.verifier };
}

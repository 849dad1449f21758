import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { OAUTH_IN_PROGRESS_WAIT } from "#wire/constants.ts";
import { CATALOGUE } from "#wire/errors/catalogue.ts";
import { NAME_OF_ANOTHER, RESET_REQUIRED } from "#wire/hosted-refusals.ts";
import type { LoginSearch } from "./login-search.ts";

/** How the way back from the hosted login stands: none was begun, its code is being exchanged, or it failed. */
export type Callback = { readonly kind: "none" } | { readonly kind: "completing" } | { readonly kind: "failed"; readonly text: string };

type Answer = Pick<LoginSearch, "code" | "error" | "error_description">;
/** What came of the exchange so far: an error, nothing for too long, or nothing yet. */
type Exchange = { readonly failure: unknown; readonly isLate: boolean };

export function callbackOf({ code, error, error_description }: Answer, { failure, isLate }: Exchange): Callback {
  if (error !== undefined) return { kind: "failed", text: refusalText(error, error_description) };
  if (code === undefined) return { kind: "none" };
  if (failure !== null) return { kind: "failed", text: failureOf(failure).notice ?? UNFINISHED };
  return isLate ? { kind: "failed", text: UNFINISHED } : { kind: "completing" };
}

const UNFINISHED = "このブラウザーで始めたログインではないか、時間が経ちすぎています。もう一度、はじめからお試しください。";
const CANCELLED = "外部のサービスでのログインが、途中で取り消されました。";
const BUSY = "ログインのサービスが混み合っています。時間をおいて、もう一度お試しください。";
const FAILED = "ログインのサービスで手続きを完了できませんでした。時間をおいて、もう一度お試しください。";
const OTHER = "ログインのサービスが受け付けませんでした。もう一度お試しください。";

/** Only one that says so itself is called busy. */
const BY_ERROR: ReadonlyMap<string, string> = new Map([
  ["server_error", FAILED],
  ["temporarily_unavailable", BUSY],
]);

/** Words of our hosted login for `access_denied`; they are told apart because they need different steps. */
const DENIED: ReadonlyMap<string, string> = new Map([
  ["User is disabled.", CATALOGUE["User is disabled."].japanese],
  [RESET_REQUIRED, "安全のため、先にパスワードを再設定してください。「パスワードを忘れたとき」から再設定できます。"],
  [NAME_OF_ANOTHER, "このアカウントは、別の会員登録で使われています。メールアドレスとパスワードでログインしてください。"],
]);

function refusalText(error: string, description = ""): string {
  if (error === "access_denied") return DENIED.get(description) ?? CANCELLED;
  return BY_ERROR.get(error) ?? OTHER;
}

/**
 * Follows the session library at its exchange; on the server it is always under way. What failed is said from here on, and the answer, which is
 * worthless by then, leaves the address: neither a reload nor the history repeats it.
 */
export function useSignInCallback(answer: Answer): Callback {
  const session = useSiteSession();
  const navigate = useNavigate();
  const failure = useSyncExternalStore(session.subscribe, session.signInFailure, () => null);
  const isLate = useIsLate(answer.code !== undefined);
  const [failed, setFailed] = useState<Callback | null>(null);
  const callback = callbackOf(answer, { failure, isLate });
  const reportFailure = useEffectEvent(() => {
    setFailed(callback);
    void navigate({ to: "/login", search: withoutAnswer, replace: true, resetScroll: false, viewTransition: false });
  });
  const hasFailed = callback.kind === "failed";
  useEffect(() => {
    if (hasFailed) reportFailure();
  }, [hasFailed]);
  return callback.kind === "none" ? (failed ?? callback) : callback;
}

/** What else the address of the login page says. */
export function withoutAnswer({ tab, notice }: LoginSearch): LoginSearch {
  return { ...(tab && { tab }), ...(notice && { notice }) };
}

/** Whether something has gone on for longer than an exchange ever takes. */
function useIsLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLate(true), OAUTH_IN_PROGRESS_WAIT);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isLate;
}

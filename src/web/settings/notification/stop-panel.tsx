import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { apiClient, type MailStopResponse } from "#api/client/client.ts";
import { TOPIC_NAMES } from "#domain/notifications/settings/rules.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { keepStop, type StopState, stopTokenIn } from "./keep-stop.ts";

/** The stop link of a mail, where the address brings one. The token leaves the address at once, so that nobody reads it there. */
export function StopPanel({ onStopped }: { readonly onStopped: () => void }) {
  const token = useStopToken();
  return token === null ? null : <Stopping key={token} token={token} onStopped={onStopped} />;
}

function useStopToken(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = stopTokenIn(hash);
    if (found === null) return;
    setToken(found);
    void navigate({ to: "/settings/notification", replace: true, viewTransition: false, resetScroll: false });
  }, [hash, navigate]);
  return token;
}

function Stopping({ token, onStopped }: { readonly token: string; readonly onStopped: () => void }) {
  const [kept] = useState(() => keepStop(token, () => ({ mail: apiClient().mail, isOnline: navigator.onLine })));
  const state = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  useEffect(() => void kept.look(), [kept]);
  const isDone = state.done !== null;
  useEffect(() => {
    if (isDone) onStopped();
  }, [isDone, onStopped]);
  return (
    <StopView state={state} onStop={(what) => void kept.stop(what)} onUndo={() => void kept.undo()} onRetry={() => void kept.look()} />
  );
}

export type StopViewProps = {
  readonly state: StopState;
  readonly onStop: (what: "topic" | "all") => void;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
};

/** Which mail to which address, and the ways to stop it. */
export function StopView({ state, onStop, onUndo, onRetry }: StopViewProps) {
  const { found, failure } = state;
  return (
    <Card title="お知らせの停止">
      <div className="flex flex-col gap-4 text-14">
        {found === "loading" && <Skeleton />}
        {found === "unknown" && (
          <p>
            このリンクは使えません。メールのリンクがすべて入っているか、確かめてください。アカウントを削除した場合は、すでに停止しています。
          </p>
        )}
        {found === "failed" && (
          <Notice tone="error" title="読み込みに失敗しました">
            <Button tone="secondary" size="bar" className="mt-2" onClick={onRetry}>
              もう一度読み込む
            </Button>
          </Notice>
        )}
        {typeof found === "object" && <Ways state={state} found={found} onStop={onStop} onUndo={onUndo} />}
        {failure !== null && (
          <Notice tone="error" title="続けられませんでした">
            {failure}
          </Notice>
        )}
      </div>
    </Card>
  );
}

type WaysProps = Pick<StopViewProps, "state" | "onStop" | "onUndo"> & { readonly found: MailStopResponse };

function Ways({ state: { isBusy, done }, found: { topic, address, isOn, isAnyOn, canUndo }, onStop, onUndo }: WaysProps) {
  const name = `「${TOPIC_NAMES[topic]}」`;
  return (
    <>
      <div role="status">
        {done === "topic" && <Notice tone="good">{name}を停止しました。以後、届きません。</Notice>}
        {done === "all" && <Notice tone="good">すべてのお知らせを停止しました。以後、届きません。</Notice>}
        {done === "undone" && <Notice tone="good">元に戻しました。またお届けします。</Notice>}
      </div>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
        <dt className="text-sub">お知らせ</dt>
        <dd className="font-bold text-16">{TOPIC_NAMES[topic]}</dd>
        {address !== null && (
          <>
            <dt className="text-sub">届け先</dt>
            <dd className="text-16">{address}</dd>
          </>
        )}
        <dt className="text-sub">いまの状態</dt>
        <dd className="text-16">{isOn ? "届きます" : "停止しています"}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        {isOn && (
          <Button isBusy={isBusy} onClick={() => onStop("topic")}>
            このお知らせを停止する
          </Button>
        )}
        {isAnyOn && (
          <Button tone="secondary" isBusy={isBusy} onClick={() => onStop("all")}>
            すべて停止する
          </Button>
        )}
        {canUndo && (
          <Button tone="secondary" isBusy={isBusy} onClick={onUndo}>
            元に戻す
          </Button>
        )}
      </div>
      <p className="text-13 text-sub">
        LINEでのお届けも、あわせて停止します。元に戻せるのは、停止から1日のあいだです。元に戻すと、受け取りに同意したことを記録します。
      </p>
    </>
  );
}

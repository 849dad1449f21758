import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { apiClient, type NotificationSettingsResponse } from "#api/client/client.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { browserEnvironment } from "#web/session/site/browser-parts.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import type { FoundSettings } from "./find-settings.ts";
import { keepSettings } from "./keep-settings.ts";
import { NotificationFrame, NotificationView, SettingsFailed, VisitorView } from "./notification.view.tsx";
import { StopPanel } from "./stop-panel.tsx";

/** 通知設定: a member's own, and what the stop link of a mail opens for whoever holds it. */
export function NotificationScreen({ found }: { readonly found: FoundSettings }) {
  const router = useRouter();
  const session = useSiteSession();
  // What stands below was changed elsewhere.
  const onChanged = useCallback(() => void router.invalidate(), [router]);
  return (
    <NotificationFrame isMember={found.kind !== "visitor"}>
      <StopPanel onStopped={onChanged} />
      {found.kind === "member" && (
        <Own
          key={`${found.settings.version} ${found.settings.line}`}
          initial={found.settings}
          friendUrl={found.friendUrl}
          onUnlinked={onChanged}
        />
      )}
      {found.kind === "failed" && <SettingsFailed />}
      {found.kind === "visitor" && <VisitorView onLeave={() => session.returnPath.remember("/settings/notification/")} />}
    </NotificationFrame>
  );
}

type OwnProps = { readonly initial: NotificationSettingsResponse; readonly friendUrl: string | null; readonly onUnlinked: () => void };

function Own({ initial, friendUrl, onUnlinked }: OwnProps) {
  const [kept] = useState(() => keepSettings(initial, () => ({ mypage: apiClient().mypage, isOnline: navigator.onLine })));
  const state = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  useStayWhile(state.isBusy);
  return (
    <NotificationView
      state={state}
      isReady={useIsReady()}
      onChange={(changes) => void kept.change(changes)}
      onUndo={() => void kept.undo()}
      friendUrl={friendUrl}
      onUnlinked={onUnlinked}
      now={browserEnvironment.now}
      mypage={() => apiClient().mypage}
    />
  );
}

/** A page that is left before its save was answered asks first. */
function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
}

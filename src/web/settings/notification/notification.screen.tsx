import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { apiClient, type NotificationSettingsResponse } from "#api/client/client.ts";
import { useIsReady } from "#web/kit/form/use-form.ts";
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
  // A stop changed what stands below.
  const onStopped = useCallback(() => void router.invalidate(), [router]);
  return (
    <NotificationFrame isMember={found.kind !== "visitor"}>
      <StopPanel onStopped={onStopped} />
      {found.kind === "member" && <Own key={found.settings.version} initial={found.settings} />}
      {found.kind === "failed" && <SettingsFailed />}
      {found.kind === "visitor" && <VisitorView onLeave={() => session.returnPath.remember("/settings/notification/")} />}
    </NotificationFrame>
  );
}

function Own({ initial }: { readonly initial: NotificationSettingsResponse }) {
  const [kept] = useState(() => keepSettings(initial, () => ({ mypage: apiClient().mypage, isOnline: navigator.onLine })));
  const state = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  useStayWhile(state.isBusy);
  return (
    <NotificationView
      state={state}
      isReady={useIsReady()}
      onChange={(changes) => void kept.change(changes)}
      onUndo={() => void kept.undo()}
      now={browserEnvironment.now}
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

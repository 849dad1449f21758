import { useCallback, useState } from "react";
import type { IdentityClient } from "../auth/identity/types.ts";
import type { SiteSession } from "../auth/session/types.ts";
import type { DevicesCardProps } from "./devices-card.tsx";
import { forgetDevice } from "./forget-device.ts";
import { knownDevices } from "./known-devices.ts";
import { useAction } from "./use-action.ts";
import { useLoaded } from "./use-loaded.ts";

/** The devices of the account: lists them, remembers this one, and forgets any. */
export function useDevices(client: IdentityClient, session: SiteSession): Omit<DevicesCardProps, "provider"> {
  const action = useAction();
  const [outcome, setOutcome] = useState("");
  const [devices, reload] = useLoaded(useCallback(() => knownDevices(client), [client]));
  const act = async (work: () => Promise<void>, said: string) => {
    setOutcome("");
    const isDone = await action.run(work);
    await reload();
    if (isDone) setOutcome(said);
    return isDone;
  };
  return {
    devices,
    acting: action,
    outcome,
    onRetry: () => void reload(),
    onRemember: () =>
      void act(() => client.rememberDevice(), "この端末を記憶しました。次のログインから、この端末ではコードの入力がいりません。"),
    onForget: (device) => act(() => forgetDevice(client, session, device), "端末を一覧から外しました。"),
    onForgive: () => {
      setOutcome("");
      action.forgive();
    },
  };
}

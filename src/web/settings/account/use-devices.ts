import { useCallback, useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import type { DevicesCardProps } from "./devices-card.tsx";
import { forgetDevice } from "./forget-device.ts";
import { knownDevices } from "./known-devices.ts";

/** The devices of the account: lists them, remembers this one, and forgets any. */
export function useDevices(client: IdentityClient, session: SiteSession): Omit<DevicesCardProps, "provider"> {
  const action = useAction(failureText);
  const [outcome, setOutcome] = useState("");
  const [devices, reload, fetch] = useLoaded(useCallback(() => knownDevices(client), [client]));
  const act = async (work: () => Promise<void>, outcomeWords: string) => {
    setOutcome("");
    const isDone = await action.run(work);
    await reload();
    if (isDone) setOutcome(outcomeWords);
    return isDone;
  };
  return {
    devices,
    fetch,
    acting: action,
    outcome,
    onRemember: () =>
      void act(() => client.rememberDevice(), "この端末を記憶しました。次のログインから、この端末ではコードの入力がいりません。"),
    onForget: (device) => act(() => forgetDevice(client, session, device), "端末を一覧から外しました。"),
    onForgive: () => {
      setOutcome("");
      action.forgive();
    },
  };
}

import { useState, useSyncExternalStore } from "react";
import { apiClient, type ConnectionResponse } from "#api/client/client.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { connectDraft, type DraftOf } from "./connect-memory.ts";
import { type ConnectDone, keepRegistration } from "./registration.ts";
import { typedOf } from "./send-connect.ts";

export type ConnectState = {
  readonly connection: ConnectionResponse;
  readonly done: ConnectDone | null;
  readonly form: Form;
  readonly withdraw: () => void;
  readonly undo: () => void;
  /** Puts what is registered into the form, in place of what was typed. */
  readonly showSaved: () => void;
};

/** The registration of one side while it is typed: kept in the tab until it is saved, also where the session ends in between. */
export function useConnect(of: DraftOf, initial: ConnectionResponse): ConnectState {
  const { side, apartmentKey } = of;
  const [registration] = useState(() =>
    keepRegistration(side, initial, () => ({ mypage: apiClient().mypage, side, apartmentKey, isOnline: navigator.onLine })),
  );
  const { connection, done } = useSyncExternalStore(registration.subscribe, registration.state, registration.state);
  const form = useForm({ initial: typedOf(side, initial), read: registration.read, send: registration.save, draft: connectDraft(of) });
  return {
    connection,
    done: done ?? (form.isResumed ? "resumed" : null),
    form,
    withdraw: () => form.act(registration.withdraw),
    undo: () => form.act(() => registration.undo(form.fill)),
    showSaved: () => {
      form.fill(typedOf(side, connection));
      form.forgetDraft();
      registration.quiet();
    },
  };
}

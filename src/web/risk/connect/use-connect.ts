import { useState } from "react";
import { apiClient, type ConnectionResponse } from "#api/client/client.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { connectDraft, type DraftOf } from "./connect-memory.ts";
import { isStanding, readConnect, type Sent, saveConnect, typedOf, withdrawConnect } from "./send-connect.ts";

/** What happened last on this page. `changed`: another page was quicker. */
export type ConnectDone = "registered" | "saved" | "withdrawn" | "restored" | "changed" | "resumed";

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
  const [connection, setConnection] = useState(initial);
  const [done, setDone] = useState<ConnectDone | null>(null);
  /** As it stood before it was withdrawn here. */
  const [before, setBefore] = useState<ConnectionResponse | null>(null);
  const parts = () => ({ mypage: apiClient().mypage, side, apartmentKey, isOnline: navigator.onLine });
  const take = (sent: Sent, success: ConnectDone): Outcome => {
    if (sent.kind === "failed") return sent.failure;
    setConnection(sent.connection);
    setDone(sent.kind === "saved" ? success : "changed");
    return sent.kind === "saved" ? "done" : "kept";
  };
  const form = useForm({
    initial: typedOf(side, initial),
    read: (typed) => readConnect(side, typed, connection),
    send: async (input) => {
      const sent = await saveConnect(parts(), input);
      if (sent.kind === "failed") setDone(null);
      return take(sent, isStanding(side, connection) ? "saved" : "registered");
    },
    draft: connectDraft(of),
  });
  const withdraw = async () => {
    const sent = await withdrawConnect(parts());
    if (sent.kind === "saved") setBefore(connection);
    return take(sent, "withdrawn");
  };
  const undo = async (was: ConnectionResponse): Promise<Outcome> => {
    const read = readConnect(side, typedOf(side, was), connection);
    if (!read.ok) return { issues: read.issues, notice: null };
    const sent = await saveConnect(parts(), read.input);
    if (sent.kind === "saved") form.fill(typedOf(side, was));
    return take(sent, "restored");
  };
  return {
    connection,
    done: done ?? (form.isResumed ? "resumed" : null),
    form,
    withdraw: () => form.act(withdraw),
    undo: () => {
      if (before !== null) form.act(() => undo(before));
    },
    showSaved: () => {
      form.fill(typedOf(side, connection));
      form.forgetDraft();
      setDone(null);
    },
  };
}

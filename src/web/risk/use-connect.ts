import { useEffect, useEffectEvent, useState } from "react";
import { apiClient, type ConnectionResponse } from "#api/client.ts";
import { type SubmitState, useSubmit } from "../kit/forms/use-submit.ts";
import { type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { type DraftOf, forgetDraft, keepDraft, keptDraft } from "./connect-memory.ts";
import { isStanding, type Sent, saveConnect, typedOf, withdrawConnect } from "./send-connect.ts";

/** What happened last on this page. `changed`: another page was quicker. */
export type ConnectDone = "registered" | "saved" | "withdrawn" | "restored" | "changed" | "resumed";

export type ConnectState = {
  readonly connection: ConnectionResponse;
  readonly done: ConnectDone | null;
  readonly form: TypedForm;
  /** Withdrawing, or taking that back. */
  readonly acting: SubmitState;
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
  const [last, setLast] = useState<"withdraw" | "undo">("withdraw");
  /** As it stood before it was withdrawn here. */
  const [before, setBefore] = useState<ConnectionResponse | null>(null);
  const parts = () => ({ calls: apiClient().mypage, side, apartmentKey, isOnline: navigator.onLine });
  const take = (sent: Sent, success: ConnectDone) => {
    if (sent.kind === "failed") return sent.failure;
    setConnection(sent.connection);
    setDone(sent.kind === "saved" ? success : "changed");
    if (sent.kind === "saved") forgetDraft(of);
    return "done";
  };
  const form = useTypedForm(typedOf(side, initial), async (typed) => {
    const sent = await saveConnect(parts(), typed, connection);
    if (sent.kind === "failed") setDone(null);
    return take(sent, isStanding(side, connection) ? "saved" : "registered");
  });
  const withdrawing = useSubmit(async () => {
    setLast("withdraw");
    const sent = await withdrawConnect(parts());
    if (sent.kind === "saved") setBefore(connection);
    return take(sent, "withdrawn");
  });
  const undoing = useSubmit(async () => {
    setLast("undo");
    if (before === null) return "done";
    const typed = typedOf(side, before);
    const sent = await saveConnect(parts(), typed, connection);
    if (sent.kind === "saved") form.fill(typed);
    return take(sent, "restored");
  });
  const resume = useEffectEvent(() => {
    const draft = keptDraft(of);
    if (draft === null) return;
    form.fill(draft);
    setDone("resumed");
  });
  useEffect(() => resume(), []);
  return {
    connection,
    done,
    form: {
      ...form,
      set: (field, text) => {
        form.set(field, text);
        keepDraft(of, { ...form.typed, [field]: text });
      },
    },
    acting: last === "withdraw" ? withdrawing.state : undoing.state,
    withdraw: () => void withdrawing.submit(),
    undo: () => void undoing.submit(),
    showSaved: () => {
      form.fill(typedOf(side, connection));
      forgetDraft(of);
      setDone(null);
    },
  };
}

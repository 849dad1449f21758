import type { ConnectionResponse } from "#api/client/client.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import type { ConnectSide } from "./connect-search.ts";
import {
  type ConnectInput,
  type ConnectParts,
  isStanding,
  readConnect,
  type Sent,
  saveConnect,
  typedOf,
  withdrawConnect,
} from "./send-connect.ts";

/** What happened last on this page. `changed`: another page was quicker. */
export type ConnectDone = "registered" | "saved" | "withdrawn" | "restored" | "changed" | "resumed";

type Known = {
  /** What is registered, as far as this page knows. */
  readonly connection: ConnectionResponse;
  readonly done: ConnectDone | null;
  /** As it stood before it was withdrawn here. */
  readonly before: ConnectionResponse | null;
};

export type Registration = KeptState<Known> & {
  readonly read: (typed: Typed) => ReadForm<ConnectInput>;
  readonly save: (input: ConnectInput) => Promise<Outcome>;
  readonly withdraw: () => Promise<Outcome>;
  /** Registers again what was withdrawn here; `fill` puts it into the form. */
  readonly undo: (fill: (typed: Typed) => void) => Promise<Outcome>;
  /** Nothing is told any more of what was done. */
  readonly quiet: () => void;
};

/** The registration of one side and what was done about it. `partsNow`: how the service is reached at that moment. */
export function keepRegistration(side: ConnectSide, initial: ConnectionResponse, partsNow: () => ConnectParts): Registration {
  const { state, subscribe, show } = keepState<Known>({ connection: initial, done: null, before: null });
  const take = (sent: Sent, success: ConnectDone): Outcome => {
    if (sent.kind === "failed") return sent.failure;
    show({ connection: sent.connection, done: sent.kind === "saved" ? success : "changed" });
    return sent.kind === "saved" ? "done" : "kept";
  };
  const read = (typed: Typed) => readConnect(side, typed, state().connection);
  return {
    state,
    subscribe,
    read,
    save: async (input) => {
      const success = isStanding(side, state().connection) ? "saved" : "registered";
      const sent = await saveConnect(partsNow(), input);
      if (sent.kind === "failed") show({ done: null });
      return take(sent, success);
    },
    withdraw: async () => {
      const before = state().connection;
      const sent = await withdrawConnect(partsNow());
      if (sent.kind === "saved") show({ before });
      return take(sent, "withdrawn");
    },
    undo: async (fill) => {
      const { before } = state();
      if (before === null) return "kept";
      const was = read(typedOf(side, before));
      if (!was.ok) return { issues: was.issues, notice: null };
      const sent = await saveConnect(partsNow(), was.input);
      if (sent.kind === "saved") fill(typedOf(side, before));
      return take(sent, "restored");
    },
    quiet: () => show({ done: null }),
  };
}

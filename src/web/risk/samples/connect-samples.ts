import type { ConnectionResponse } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { ConnectSide } from "#web/risk/connect/connect-search.ts";
import { typedOf } from "#web/risk/connect/send-connect.ts";
import type { ConnectState } from "#web/risk/connect/use-connect.ts";

/** Example registrations, for the gallery and for tests of views. */
export const sampleWaiting: NonNullable<ConnectionResponse["waiting"]> = {
  layouts: ["2ldk", "3ldk"],
  areaFromM2: 60,
  areaToM2: 80,
  priceUpTo: 80_000_000,
  note: "南向きの部屋を希望します。",
  state: "waiting",
  mailTo: "hanako@example.jp",
  joinedAt: "2026-11-20T03:00:00.000Z",
  updatedAt: "2026-11-21T03:00:00.000Z",
};

export const sampleOwner: NonNullable<ConnectionResponse["owner"]> = {
  floor: 5,
  layout: "3ldk",
  areaM2: 70.5,
  note: null,
  state: "registered",
  registeredAt: "2026-11-20T03:00:00.000Z",
  updatedAt: "2026-11-20T03:00:00.000Z",
};

export const NOTHING_REGISTERED: ConnectionResponse = { waiting: null, owner: null, interest: { waitingBuyers: 3, owners: 0 } };
export const BOTH_REGISTERED: ConnectionResponse = {
  waiting: sampleWaiting,
  owner: sampleOwner,
  interest: { waitingBuyers: 4, owners: 1 },
};

const ignore = () => undefined;

type Changes = Partial<Omit<ConnectState, "form">> & { readonly form?: Parameters<typeof sampleForm>[0] };

export function connectState(side: ConnectSide, { form = {}, ...changes }: Changes = {}): ConnectState {
  const { connection = NOTHING_REGISTERED } = changes;
  return {
    ...{ connection, done: null, withdraw: ignore, undo: ignore, showSaved: ignore },
    ...changes,
    form: sampleForm({ typed: typedOf(side, connection), ...form }),
  };
}

import { prefectureOf } from "#kernel/prefectures.ts";
import type { ListedSession } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { type IdentityClient, IdentityFault, type SessionEntry } from "#web/session/pool/types.ts";
import { orUnknown } from "./unknown-operation.ts";

type Calls = Pick<IdentityClient, "sessions" | "endSession" | "endOtherSessions">;

/** The sign-ins of the account, as our own service lists and ends them. Another user pool has no such operations. */
export function sessionCalls({ callAsUser }: Pick<ClientParts, "callAsUser">): Calls {
  return {
    sessions: () => orUnknown(async () => ((await callAsUser("ListSessions", {})).Sessions ?? []).map(entryOf)),
    endSession: async (id) => {
      try {
        await callAsUser("EndSession", { SessionId: id });
      } catch (error) {
        // Ended meanwhile, which is what was wanted.
        if (!(error instanceof IdentityFault && error.name === "ResourceNotFoundException")) throw error;
      }
    },
    endOtherSessions: async () => {
      await callAsUser("EndOtherSessions", {});
    },
  };
}

function entryOf({ SessionId, Kind, IsCurrent, FirstUsedDate, LastUsedDate, Device, PrefectureCode }: ListedSession): SessionEntry {
  return {
    id: SessionId,
    kind: Kind === "hosted" ? "hosted" : "client",
    device: Device ?? null,
    place: PrefectureCode === undefined ? null : prefectureOf(PrefectureCode),
    firstUsedAt: new Date(FirstUsedDate * 1000),
    lastUsedAt: new Date(LastUsedDate * 1000),
    isThis: IsCurrent,
  };
}

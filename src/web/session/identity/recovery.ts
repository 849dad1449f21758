import type { ClientParts } from "#web/session/pool/parts.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { orUnknown } from "./unknown-operation.ts";

type Parts = Pick<ClientParts, "callAsUser">;

export function recoveryCalls({ callAsUser }: Parts): Pick<IdentityClient, "makeRecoveryCodes" | "recoveryCodes"> {
  return {
    makeRecoveryCodes: async () => (await callAsUser("CreateRecoveryCodes", {})).RecoveryCodes,
    recoveryCodes: () =>
      orUnknown(async () => {
        const { Remaining, CreationDate, LastUsedDate } = await callAsUser("DescribeRecoveryCodes", {});
        return { remaining: Remaining, madeAt: dateOf(CreationDate), lastUsedAt: dateOf(LastUsedDate) };
      }),
  };
}

function dateOf(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(seconds * 1000);
}

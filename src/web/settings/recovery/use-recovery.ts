import { useCallback, useState } from "react";
import { saveText } from "#web/kit/save/save-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import { printAlone } from "./keep-codes.ts";
import type { RecoveryCodesProps } from "./recovery-codes.tsx";
import type { RecoveryRowProps } from "./recovery-row.tsx";
import { recoveryText } from "./recovery-words.ts";

export type Recovery = {
  readonly row: Pick<RecoveryRowProps, "recovery" | "now">;
  /** Those that were just made; null: none are to be seen. */
  readonly shown: RecoveryCodesProps | null;
  /** Makes ten new ones and shows them. Rejects as the call does. */
  readonly make: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** False once the user pool has said that it has none. */
  readonly isOffered: boolean;
};

const FILE_NAME = "machinone-recovery-codes.txt";

/** The recovery codes of an account. `account`: how a printed page names it. */
export function useRecovery(client: IdentityClient, account: string): Recovery {
  const [recovery, reload] = useLoaded(useCallback(() => client.recoveryCodes(), [client]));
  const [made, setMade] = useState<Pick<RecoveryCodesProps, "codes" | "madeAt" | "isRemade"> | null>(null);
  const make = async () => {
    const isRemade = recovery.kind === "ready" && recovery.value !== null && recovery.value.madeAt !== null;
    const codes = await client.makeRecoveryCodes();
    setMade({ codes, madeAt: new Date(), isRemade });
    await reload();
  };
  const shown = made && {
    ...made,
    account,
    onPrint: () => printAlone(),
    onSave: () => saveText(recoveryText(made.codes, account, made.madeAt), FILE_NAME),
    onDone: () => setMade(null),
  };
  return { row: { recovery, now: new Date() }, shown, make, reload, isOffered: recovery.kind !== "ready" || recovery.value !== null };
}

import { useState } from "react";
import type { CompanyApproval } from "#api/client/client.ts";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { customerName } from "./approval-words.ts";

type RejectProps = {
  /** Null: nothing is asked. */
  readonly approval: CompanyApproval | null;
  readonly isBusy: boolean;
  readonly onReject: (approval: CompanyApproval, reason: string) => void;
  readonly onClose: () => void;
};

const MOST = 200;

/** Why a message does not go out, for colleagues. */
export function RejectDialog({ approval, isBusy, onReject, onClose }: RejectProps) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const confirm = () => {
    if (reason.trim() === "") return setFault("理由を入力してください");
    if (reason.length > MOST) return setFault(`${MOST}文字までにしてください`);
    if (approval) onReject(approval, reason);
    setReason("");
    setFault(undefined);
  };
  return (
    <ConfirmDialog
      title="配信を取りやめる"
      action="取りやめる"
      stay="もどる"
      isOpen={approval !== null}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{approval && customerName(approval)}へのこの配信は送りません。お客さまには何も届きません。</p>
      <LongTextField
        name="reason"
        label="理由（社内の記録）"
        isRequired
        rows={3}
        most={MOST}
        value={reason}
        onChange={setReason}
        error={fault}
      />
    </ConfirmDialog>
  );
}

import { useState } from "react";
import type { CompanyStaffList } from "#api/client/client.ts";
import { ROLE_WORDS } from "#domain/companies/roles.ts";
import { STAFF_ROLES } from "#domain/companies/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

type StaffMember = CompanyStaffList["items"][number];
type Role = StaffMember["role"];

type StaffViewProps = {
  readonly list: CompanyStaffList;
  readonly isManager: boolean;
  readonly isBusy: boolean;
  readonly onRole: (id: string, role: Role) => void;
  /** False where it failed. */
  readonly onRemove: (id: string) => Promise<boolean>;
  readonly onRevoke: (id: string) => void;
};

export function StaffView({ list, isManager, isBusy, onRole, onRemove, onRevoke }: StaffViewProps) {
  const [removed, setRemoved] = useState<StaffMember | null>(null);
  const remove = async () => {
    if (removed) await onRemove(removed.id);
    setRemoved(null);
  };
  return (
    <>
      <Card title="スタッフ" lead={`${list.items.length}人`}>
        <ul>
          {list.items.map((staff) => (
            <Row key={staff.id} staff={staff} isManager={isManager} isBusy={isBusy} onRole={onRole} onRemove={() => setRemoved(staff)} />
          ))}
        </ul>
      </Card>
      {list.invitations.length > 0 && (
        <Card title="招待中" lead="参加すると、スタッフに加わります。">
          <ul>
            {list.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...{ invitation, isBusy, onRevoke }} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        title="スタッフから外す"
        action="外す"
        isOpen={removed !== null}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setRemoved(null)}
      >
        <p>{removed?.name}さんは、この会社の管理画面を開けなくなります。外したことは、メールでお知らせします。</p>
      </ConfirmDialog>
    </>
  );
}

const ROW =
  "-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 first:border-t-0 sm:-mx-6 sm:px-6";

type RowProps = Pick<StaffViewProps, "isManager" | "isBusy" | "onRole"> & { readonly staff: StaffMember; readonly onRemove: () => void };

function Row({ staff, isManager, isBusy, onRole, onRemove }: RowProps) {
  const isReady = useIsReady();
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-16">
          {staff.name}
          {staff.isMe && <span className="ml-2 font-normal text-13 text-sub">あなた</span>}
        </p>
        <p className="text-13 text-sub [overflow-wrap:anywhere]">{staff.email}</p>
        <p className="text-13 text-sub">{formatDate(new Date(staff.joinedAt))}に参加</p>
      </div>
      {isManager ? (
        <div className="grid grid-cols-[8rem_4.5rem] items-center gap-2">
          <select
            aria-label={`${staff.name}さんの役割`}
            value={staff.role}
            disabled={!isReady || isBusy}
            onChange={(event) => {
              const role = STAFF_ROLES.find((one) => one === event.target.value);
              if (role) onRole(staff.id, role);
            }}
            className={fieldClass}
          >
            {STAFF_ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_WORDS[role].name}
              </option>
            ))}
          </select>
          {!staff.isMe && (
            <Button tone="plain" size="bar" disabled={!isReady} isBusy={isBusy} aria-label={`${staff.name}さんを外す`} onClick={onRemove}>
              外す
            </Button>
          )}
        </div>
      ) : (
        <Badge tone="quiet">{ROLE_WORDS[staff.role].name}</Badge>
      )}
    </li>
  );
}

type InvitationProps = Pick<StaffViewProps, "isBusy" | "onRevoke"> & { readonly invitation: CompanyStaffList["invitations"][number] };

function InvitationRow({ invitation: { id, email, role, expiresAt, isExpired }, isBusy, onRevoke }: InvitationProps) {
  const isReady = useIsReady();
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-16 [overflow-wrap:anywhere]">{email}</p>
        <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
          {ROLE_WORDS[role].name}
          {isExpired ? <Badge tone="warn">期限切れ</Badge> : <span>{formatDate(new Date(expiresAt))}まで</span>}
        </p>
      </div>
      <Button
        tone="plain"
        size="bar"
        disabled={!isReady}
        isBusy={isBusy}
        aria-label={`${email}への招待を取り消す`}
        onClick={() => onRevoke(id)}
      >
        取り消す
      </Button>
    </li>
  );
}

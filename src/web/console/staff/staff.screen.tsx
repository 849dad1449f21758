import { apiClient, type CompanyHere, type CompanyStaffList } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { InviteCard } from "./invite-card.tsx";
import { StaffView } from "./staff.view.tsx";

type StaffScreenProps = { readonly here: CompanyHere; readonly list: CompanyStaffList };

/** Who works for the company; owners change roles, invite and remove. */
export function StaffScreen({ here, list }: StaffScreenProps) {
  const change = useChange();
  const { company } = apiClient();
  const isManager = here.permissions.includes("manage-staff");
  return (
    <>
      <ChangeOutcome {...change} />
      <StaffView
        list={list}
        isManager={isManager}
        isBusy={change.isBusy}
        onRole={(id, role) => void change.run("役割を変更しました。", () => company.put("/staff/{id}", { path: { id }, body: { role } }))}
        onRemove={(id) => change.run("スタッフから外しました。", () => company.delete("/staff/{id}", { path: { id } }))}
        onRevoke={(id) => void change.run("招待を取り消しました。", () => company.delete("/invitations/{id}", { path: { id } }))}
      />
      {isManager && <InviteCard onInvited={(email) => change.say(`${email}に招待のメールを送りました。`)} />}
    </>
  );
}

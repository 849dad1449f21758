import { apiClient } from "#api/client/client.ts";
import { ROLE_WORDS } from "#domain/companies/roles.ts";
import { STAFF_ROLES } from "#domain/companies/types.ts";
import { INVITATION_FIELDS } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

const CHOICES = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].name }));

/** An owner invites somebody by mail. */
export function InviteCard({ onInvited }: { readonly onInvited: (email: string) => Promise<void> }) {
  const form = useForm({
    initial: { role: "agent" },
    read: (typed) => readFields(INVITATION_FIELDS, typed),
    send: async (body) => {
      const answer = await apiClient().company.post("/invitations", { body });
      if (!answer.ok) return failureOf(answer.problem);
      form.fill({ email: "" });
      await onInvited(body.email);
      return "done";
    },
  });
  return (
    <Card title="スタッフを招待する" lead="招待のメールを送ります。7日のあいだ、このメールアドレスの会員だけが参加できます。">
      <FormBox form={form} label="スタッフを招待する" action="招待を送る">
        <TextField {...boundField(form, "email", INVITATION_FIELDS.email)} type="email" />
        <RadioGroup {...boundField(form, "role", INVITATION_FIELDS.role)} choices={CHOICES} />
        <dl className="text-13 text-sub">
          {STAFF_ROLES.map((role) => (
            <div key={role} className="flex gap-2">
              <dt className="w-14 shrink-0 font-bold">{ROLE_WORDS[role].name}</dt>
              <dd>{ROLE_WORDS[role].may}</dd>
            </div>
          ))}
        </dl>
      </FormBox>
    </Card>
  );
}

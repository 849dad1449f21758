import { apiClient, type DeskAction, type DeskField, type DeskItem, type DeskOutcome } from "#api/client/client.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { bound, boundTick } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";

type ActionFormProps = {
  readonly item: DeskItem;
  readonly action: DeskAction;
  readonly onOutcome: (outcome: DeskOutcome) => Promise<void>;
};
type Fields = Record<string, string>;

/** The form of an action, as its queue describes it. */
export function ActionForm({ item: { queue, id, seen }, action, onOutcome }: ActionFormProps) {
  const form = useForm<Fields>({
    initial: {},
    read: (typed) => readTyped(action.fields, typed),
    send: async (fields) => {
      const body = { action: action.key, fields, seen };
      const decided = await apiClient().desk.post("/items/{queue}/{id}/decision", { path: { queue, id }, body });
      if (!decided.ok) return failureOf(decided.problem);
      await onOutcome(decided.value);
      return "done";
    },
  });
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <p className="text-14">{action.lead}</p>
      <FormBox form={form} label={action.label} action={action.needsSecond ? "承認を頼む" : `${action.label}（確定）`}>
        {action.fields.map((field) => (
          <ActionField key={field.name} field={field} form={form} />
        ))}
      </FormBox>
    </div>
  );
}

function ActionField({ field, form }: { readonly field: DeskField; readonly form: Form }) {
  const { name, label, kind, isRequired, hint, maxLength, choices } = field;
  if (kind === "tick") return <TickBox {...boundTick(form, name)}>{label}</TickBox>;
  const control = { ...bound(form, name), label, isRequired, ...(hint === null ? {} : { hint }) };
  if (kind === "choice") return <SelectField {...control} choices={choices} emptyLabel="選択してください" />;
  if (kind === "text") return <LongTextField {...control} most={maxLength} />;
  return <TextField {...control} />;
}

/** What is left empty is told here; everything else the desk itself reads. */
function readTyped(fields: readonly DeskField[], typed: Typed): ReadForm<Fields> {
  const textOf = ({ name, kind }: DeskField) => (kind === "tick" ? (typed[name] === "on" ? "true" : "") : (typed[name] ?? "").trim());
  const issues = fields
    .filter((field) => field.isRequired && textOf(field) === "")
    .map(({ name, label }) => ({ field: name, message: `${label}を入力してください` }));
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, input: Object.fromEntries(fields.map((field) => [field.name, textOf(field)])) };
}

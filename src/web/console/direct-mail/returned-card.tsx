import { apiClient } from "#api/client/client.ts";
import { LETTER_CODE_FIELD } from "#kernel/business-fields/mailing-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import type { Change } from "#web/console/frame/use-change.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

type CardProps = { readonly id: string; readonly change: Pick<Change, "say" | "forgive"> };
const FIELDS = { code: LETTER_CODE_FIELD };

/** A letter that came back. */
export function ReturnedCard({ id, change }: CardProps) {
  const form = useForm({
    initial: {},
    read: (typed) => {
      // What is said of this letter stands at its field: of an earlier one nothing is said any more.
      change.forgive();
      return readFields(FIELDS, typed);
    },
    send: async (body) => {
      const answer = await apiClient().company.post("/direct-mail/mailings/{id}/returned", { path: { id }, body });
      if (!answer.ok) return failureOf(answer.problem);
      form.fill({ code: "" });
      await change.say("宛先不明として記録しました。");
      return "kept";
    },
  });
  return (
    <Card title="戻ってきたお手紙" lead="宛先不明で戻ったときは、お手紙の番号を記録してください。">
      <FormBox form={form} label="戻ってきたお手紙" action="記録する">
        <TextField {...boundField(form, "code", LETTER_CODE_FIELD)} hint="お手紙の下のほう、コードの横にあります。" />
      </FormBox>
    </Card>
  );
}

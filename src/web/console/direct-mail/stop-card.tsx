import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { LETTER_OR_ADDRESS_FIELD } from "#kernel/business-fields/mailing-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

const FIELDS = { letterOrAddress: LETTER_OR_ADDRESS_FIELD };

/** Somebody told the company by telephone that they want no more letters of it. */
export function StopCard() {
  const change = useChange();
  const [last, setLast] = useState<string | null>(null);
  const form = useForm({
    initial: {},
    read: (typed) => readFields(FIELDS, typed),
    send: async (body) => {
      const answer = await apiClient().company.post("/direct-mail/stops", { body });
      if (!answer.ok) return failureOf(answer.problem);
      setLast(body.letterOrAddress);
      await change.say("停止を登録しました。この住所へのお手紙は、この会社からは作られません。");
      return "kept";
    },
  });
  const undo = async (letterOrAddress: string) => {
    const isDone = await change.run("登録を取り消しました。", () =>
      apiClient().company.post("/direct-mail/stops/undo", { body: { letterOrAddress } }),
    );
    if (isDone) setLast(null);
  };
  return (
    <Card title="停止を登録する" lead="電話などで「もう要らない」と言われたら、登録してください。止まるのは、この会社のお手紙だけです。">
      <div className="flex flex-col gap-4">
        <ChangeOutcome {...change} />
        <FormBox form={form} label="停止を登録する" action="登録する">
          <TextField
            {...boundField(form, "letterOrAddress", LETTER_OR_ADDRESS_FIELD)}
            hint="番号は、お手紙の下のほうにあります。住所は、建物名と部屋番号まで入力してください。"
          />
        </FormBox>
        {last !== null && (
          <Button tone="secondary" isBusy={change.isBusy} onClick={() => void undo(last)} className="self-start">
            いまの登録を取り消す
          </Button>
        )}
      </div>
    </Card>
  );
}

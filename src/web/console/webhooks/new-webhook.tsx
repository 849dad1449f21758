import { WEBHOOK_EVENTS } from "#domain/webhooks/types.ts";
import { WEBHOOK_FIELDS } from "#kernel/business-fields/webhook-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { eventField } from "./read-webhook-form.ts";
import { EVENT_WORDS } from "./webhook-words.ts";

/** What a new endpoint is to be. */
export function NewWebhook({ form, isFull }: { readonly form: Form; readonly isFull: boolean }) {
  const error = form.messageOf("events");
  if (isFull) return <Card title="送信先を加える" lead="送信先は5つまでです。使わないものを取り除くと、加えられます。" />;
  return (
    <Card title="送信先を加える" lead="署名を確かめるための秘密鍵は、加えたときに一度だけ表示します。">
      <FormBox form={form} label="送信先を加える" action="加える">
        <TextField {...boundField(form, "url", WEBHOOK_FIELDS.url)} hint="httpsのURLを入力してください。" />
        <fieldset aria-describedby={error ? "events-error" : undefined}>
          <legend className="font-bold text-14">知らせる内容</legend>
          <div className="flex flex-wrap gap-x-6">
            {WEBHOOK_EVENTS.map((event) => (
              <TickBox
                key={event}
                name={eventField(event)}
                isTicked={form.typed[eventField(event)] === "on"}
                onTick={(isTicked) => {
                  form.forgive("events");
                  form.set(eventField(event), isTicked ? "on" : "");
                }}
              >
                {EVENT_WORDS[event]}
              </TickBox>
            ))}
          </div>
          {error && <ErrorText id="events-error">{error}</ErrorText>}
        </fieldset>
      </FormBox>
    </Card>
  );
}

import { WEBHOOK_EVENTS, type WebhookEvent } from "#domain/webhooks/types.ts";
import { WEBHOOK_FIELDS } from "#kernel/business-fields/webhook-fields.ts";
import { isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

/** The name of the box of an event: no dot stands in an id that is looked for. */
export function eventField(event: WebhookEvent): string {
  return event.replace(".", "-");
}

/** The form of a new endpoint as it was meant. */
export function readWebhookForm(typed: Typed): ReadForm<{ readonly url: string; readonly events: readonly WebhookEvent[] }> {
  const read = readFields(WEBHOOK_FIELDS, typed);
  if (!read.ok) return read;
  const events = WEBHOOK_EVENTS.filter((event) => isTicked(typed, eventField(event)));
  if (events.length === 0) return { ok: false, issues: [{ field: "events", message: "知らせる内容を選んでください" }] };
  return { ok: true, input: { ...read.input, events } };
}

import { boundTick } from "#web/kit/form/bound.ts";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { contactConsent } from "#wire/recommender-consent.ts";

export const NO_CONSENT = { field: "consent", message: "お知らせを受け取るには、同意にチェックしてください" } as const;

/** Names the broker in full at the field, and is never ticked beforehand. */
export function ConsentTick({ form, tenantName }: { readonly form: Form; readonly tenantName: string }) {
  return (
    <TickBox {...boundTick(form, "consent")} isRequired>
      {contactConsent(tenantName)}
    </TickBox>
  );
}

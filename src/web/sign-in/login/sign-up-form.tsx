import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { boundTick } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { TERMS } from "#web/sign-in/form/agreed-terms.ts";
import { EmailField } from "#web/sign-in/form/email-field.tsx";
import { addressIn, TERMS_FIELD } from "#web/sign-in/form/read-form.ts";

export function SignUpForm({ form }: { form: Form }) {
  const { typed, set, messageOf } = form;
  return (
    <FormBox isWide form={form} label="登録情報" action="登録する">
      <EmailField form={form} isForMail />
      <NewPasswordFields
        label="パスワード"
        username={addressIn(typed)}
        password={typed[NEW_PASSWORD] ?? ""}
        again={typed[NEW_PASSWORD_AGAIN] ?? ""}
        onPassword={(text) => set(NEW_PASSWORD, text)}
        onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
        messageOf={messageOf}
      />
      <TickBox {...boundTick(form, TERMS_FIELD)} isRequired>
        {TERMS.body}
        <TermsLinks />
      </TickBox>
    </FormBox>
  );
}

/** The texts that are agreed to, as far as they can be read here already. */
function TermsLinks() {
  const items = useExisting([
    { label: "利用規約", to: "/terms" },
    { label: "プライバシーポリシー", to: "/privacypolicy" },
  ]);
  return items.map((item) => (
    <span key={item.to} className="ml-2 inline-block">
      <SiteLink item={item} className="text-link" />
    </span>
  ));
}

import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "../kit/forms/new-password-fields.tsx";
import { TickBox } from "../kit/forms/tick-box.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { SiteLink, useExisting } from "../layouts/site-link.tsx";
import { TERMS } from "./agreed-terms.ts";
import { EmailField } from "./email-field.tsx";
import { addressIn, TERMS_FIELD } from "./read-form.ts";

export function SignUpForm({ form }: { form: TypedForm }) {
  const { typed, set, messageOf } = form;
  return (
    <TypedFormBox isWide form={form} label="登録情報" action="登録する">
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
      <TickBox
        name={TERMS_FIELD}
        isTicked={typed[TERMS_FIELD] === "on"}
        onTick={(isTicked) => set(TERMS_FIELD, isTicked ? "on" : "")}
        isRequired
        error={messageOf(TERMS_FIELD)}
      >
        {TERMS.body}
        <TermsLinks />
      </TickBox>
    </TypedFormBox>
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

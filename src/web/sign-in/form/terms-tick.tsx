import { formatDay } from "#kernel/japanese-date.ts";
import { boundTick } from "#web/kit/form/bound.ts";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import { TERMS_FIELD } from "./read-form.ts";

/** The tick of a sign-up: what is agreed to, in which version, each to be read beside the form that is being filled in. */
export function TermsTick({ form }: { readonly form: Pick<Form, "typed" | "set" | "messageOf"> }) {
  return (
    <TickBox {...boundTick(form, TERMS_FIELD)} isRequired>
      <TextLink to="/terms" version={TERMS_VERSION} name="利用規約" />
      に同意し、
      <TextLink to="/privacypolicy" version={PRIVACY_VERSION} name="プライバシーポリシー" />
      を確認しました。
    </TickBox>
  );
}

function TextLink({ to, version, name }: { readonly to: string; readonly version: string; readonly name: string }) {
  return (
    <>
      <a href={`${to}?version=${version}`} target="_blank" rel="noopener" className="text-link">
        {name}
        <span className="sr-only">（新しいタブで開きます）</span>
      </a>
      （<span className="amount">{formatDay(version)}</span>版）
    </>
  );
}

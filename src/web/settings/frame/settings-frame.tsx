import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormPage, type FormPageProps } from "#web/kit/form/form-page.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ACCOUNT } from "./account-path.ts";

const ACCOUNT_CRUMB = { label: "アカウント設定", to: ACCOUNT };

/** One screen under the account's settings. */
export function SettingsFrame(page: FormPageProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, ACCOUNT_CRUMB, { label: page.title }]} />
      <FormPage {...page} />
    </div>
  );
}

/** In place of a form that an account of an outside provider has no use for. */
export function FederatedNote({ provider, children }: { provider: string; children: ReactNode }) {
  return (
    <Card title={`${provider}でログインしています`}>
      <div className="flex flex-col items-start gap-4 text-14">
        <p>{children}</p>
        <BackToAccount />
      </div>
    </Card>
  );
}

/** To the page that somebody came from, nothing changed. `path`: an internal one. */
export function BackTo({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <a
      href={path}
      className={buttonClass({ tone: "secondary" })}
      onClick={(event) => {
        event.preventDefault();
        void navigate({ href: path });
      }}
    >
      やめて、もどる
    </a>
  );
}

export function BackToAccount({ label = "アカウント設定にもどる" }: { label?: string }) {
  return (
    <LinkButton to={ACCOUNT} tone="secondary">
      {label}
    </LinkButton>
  );
}

import type { ReactNode } from "react";
import { FormPage, type FormPageProps } from "#web/kit/form/form-page.tsx";

/** The narrow column of the screens around signing in. */
export function AuthFrame(page: FormPageProps) {
  return (
    <div className="mx-auto w-full max-w-129.5 px-4 py-6 sm:px-6 sm:py-10">
      <FormPage {...page} />
    </div>
  );
}

/** Under the card: other ways to go. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className="flex flex-col items-start gap-1 text-14">{children}</div>;
}

/** For password managers, where only a code or a new password is asked for. */
export function HiddenUsername({ address }: { address: string }) {
  return <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />;
}

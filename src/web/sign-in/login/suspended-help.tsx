import { ContactLink } from "#web/sign-in/form/check-steps.tsx";
import { CATALOGUE } from "#wire/errors/catalogue.ts";

const SUSPENDED = CATALOGUE["User is disabled."].japanese;

/** Whose account is stopped can write to us without it. Stands with the words that say so, and with no others. */
export function SuspendedHelp({ said }: { readonly said: string | null }) {
  if (said !== SUSPENDED) return null;
  return (
    <p className="text-14">
      理由のお問い合わせや、再開のご相談は、ログインしなくても送れます。
      <ContactLink />
    </p>
  );
}

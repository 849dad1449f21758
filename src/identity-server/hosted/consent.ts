import type { Pool } from "#domain/identity/core/types.ts";
import { CONSENT, CONSENT_VERSION } from "#identity-server/pages/consent-tick.ts";
import type { Problem } from "#identity-server/pages/markup.ts";

/** What is wrong with the consent of a form: not given, or to a version that has been replaced since the page was shown. */
export function consentProblems({ settings }: Pick<Pool, "settings">, form: URLSearchParams): Problem[] {
  if (settings.terms === null) return [];
  if (form.get(CONSENT_VERSION) !== settings.terms.version)
    return [{ field: CONSENT, text: "利用規約が新しくなりました。お読みになり、同意する場合はもう一度チェックを入れてください。" }];
  return form.get(CONSENT) === "yes" ? [] : [{ field: CONSENT, text: "利用規約への同意と、プライバシーポリシーの確認が必要です。" }];
}

/** Whether the tick may stay where the form is shown again: it was for the version that is shown. */
export function isConsentKept({ settings }: Pick<Pool, "settings">, form: URLSearchParams): boolean {
  return form.get(CONSENT) === "yes" && form.get(CONSENT_VERSION) === settings.terms?.version;
}

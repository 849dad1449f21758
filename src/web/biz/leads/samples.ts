import type { BizTrial } from "#api/client/client.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { NO_FILES } from "#web/kit/letter/letter-files.ts";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import { BIZ_LETTERS, type BizForm } from "./lead-letters.ts";

const ignore = () => undefined;

export const SAMPLE_TYPED = {
  ...{ product: "api", message: "月に2,000件ほど査定します。料金と、はじめる手順を知りたいです。", company: "見本不動産株式会社（架空）" },
  ...{ business: "broker", licence: "東京都知事(1)第99999号", person: "見本 花子", email: "hanako@example.co.jp", phone: "03-1234-5678" },
} as const;

/** A form of the business arm at one moment. */
export function sampleLead(
  of: BizForm,
  form: Parameters<typeof sampleForm>[0] = {},
  changes: Partial<Omit<LetterState, "form">> = {},
): LetterState {
  const rest = { back: ignore, addFiles: ignore, removeFile: ignore, uploaded: null, chosen: NO_FILES } as const;
  return { letter: BIZ_LETTERS[of], step: "write", ...rest, ...changes, form: sampleForm(form) };
}

export function sampleTrial(changes: Partial<BizTrial> = {}): BizTrial {
  const times = { endsAt: "2026-12-13T03:00:00Z", days: 14, calls: 100 };
  return { id: "K7QM-3XWD-9RTA", state: "approved", isKeyShown: false, usedCalls: null, wantsReminders: true, ...times, ...changes };
}

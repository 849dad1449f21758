import type { OpenCompanyMailing } from "#api/client/client.ts";
import { SOURCE_WORDS } from "#domain/direct-mail/core/source-words.ts";
import type { MailingKind, MailingState, RunState } from "#domain/direct-mail/core/types.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

export type MailingRun = OpenCompanyMailing["runs"][number];
type Said = { readonly words: string; readonly tone: BadgeTone };

export const MAILING_STATE_WORDS: Readonly<Record<MailingState, Said>> = {
  draft: { words: "下書き", tone: "quiet" },
  ready: { words: "印刷できます", tone: "good" },
  closed: { words: "終了", tone: "quiet" },
};

export const RUN_STATE_WORDS: Readonly<Record<RunState, Said>> = {
  waiting: { words: "順番待ち", tone: "quiet" },
  running: { words: "作成中", tone: "brand" },
  done: { words: "できました", tone: "good" },
  failed: { words: "作れませんでした", tone: "accent" },
  void: { words: "お渡しを止めました", tone: "warn" },
};

export const KIND_WORDS: Readonly<Record<MailingKind, string>> = { condo: "マンション", house: "一戸建て" };

/** Choices of a form, from a table of words. */
export const KIND_CHOICES = choicesOf(KIND_WORDS);
export const SOURCE_CHOICES = choicesOf({ ...SOURCE_WORDS, "own-list": "自社の顧客名簿" });

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** The counts of a mailing that are worth a look, in their order. */
export function countsOf({ counts }: Pick<OpenCompanyMailing, "counts">): readonly (readonly [string, number])[] {
  const rare = [
    ["停止により除外", counts.stopped],
    ["推定できず除外", counts.noEstimate],
    ["宛先不明", counts.undeliverable],
  ] as const;
  return [["これから印刷", counts.waiting], ["印刷済み", counts.printed], ...rare.filter(([, count]) => count > 0)];
}

export function isOpen({ state }: Pick<MailingRun, "state">): boolean {
  return state === "waiting" || state === "running";
}

export function timeWords(at: string): string {
  return new Date(at).toLocaleString("ja-JP", { timeZone: "Asia/Tokyo", dateStyle: "medium", timeStyle: "short" });
}

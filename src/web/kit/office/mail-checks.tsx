import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";

export type MailCheckState = "ok" | "missing" | "wrong" | "unknown" | "unchecked";

const STATES: Readonly<Record<MailCheckState, { readonly word: string; readonly tone: BadgeTone }>> = {
  ok: { word: "確認できました", tone: "good" },
  missing: { word: "設定がありません", tone: "warn" },
  wrong: { word: "設定に誤りがあります", tone: "accent" },
  unknown: { word: "確かめられませんでした", tone: "quiet" },
  unchecked: { word: "まだ調べていません", tone: "quiet" },
};

type MailChecksProps = {
  readonly checks: readonly {
    readonly what: string;
    /** In the DNS. */
    readonly name: string;
    readonly state: MailCheckState;
    /** What to write; empty where nothing is to be. */
    readonly hint: string;
  }[];
};

/** Items of a list: what receivers ask the DNS about a sender, each with its state and what to write. */
export function MailChecks({ checks }: MailChecksProps) {
  return checks.map(({ what, name, state, hint }) => (
    <li key={what} className="border-line border-t pt-3 text-14 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{what}</b>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
      </p>
      <p className="text-13 text-sub [overflow-wrap:anywhere]">DNSの名前: {name}</p>
      {hint !== "" && <p className="text-13 [overflow-wrap:anywhere]">{hint}</p>}
    </li>
  ));
}

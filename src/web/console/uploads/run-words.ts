import type { CompanyFeedRun } from "#api/client/client.ts";

/** What came of a file, as the heading over it. */
export function titleOf({ state }: Pick<CompanyFeedRun, "state">): string {
  return TITLES[state];
}

const TITLES: Readonly<Record<CompanyFeedRun["state"], string>> = {
  running: "取り込んでいます",
  interrupted: "取り込みが中断しました",
  dry: "取り込むと、こう変わります",
  applied: "取り込みました",
  "waiting-for-confirmation": "取り込みました（確認が必要です）",
  refused: "取り込めませんでした",
};

/** The numbers of a file; those that are nearly always nothing are told only where they are something. */
export function countsOf({ counts }: Pick<CompanyFeedRun, "counts">): readonly (readonly [string, number])[] {
  const usual = [
    ["読んだ行", counts.read],
    ["新しく掲載", counts.added],
    ["変更", counts.changed],
    ["変わらない", counts.unchanged],
  ] as const;
  const rare = [
    ["取り込めない行", counts.rejected],
    ["掲載を終える", counts.suspended],
    ["ファイルにない", counts.missing],
    ["建物を新しく登録", counts.buildingsAdded],
    ["建物の確認が必要", counts.buildingsDoubtful],
  ] as const;
  return [...usual, ...rare.filter(([, count]) => count > 0)];
}

import type { CompanyMailing, CompanyMailings, MailingRecipientsTaken, OpenCompanyMailing } from "#api/client/client.ts";
import type { MailingRun } from "./mailing-words.ts";

const made = "2026-12-01T00:00:00Z";

const mailing: CompanyMailing = {
  ...{ id: "m1", state: "ready", purpose: "豊洲のマンションをお持ちの方に、売却の相談先として知っていただく", kind: "condo" },
  ...{ message: "近くで売却のお手伝いをしています。", source: "registry", sourceWords: "", sourceOn: "2026-11-01", isSample: false },
  ...{ madeAt: made, closedAt: null, counts: { waiting: 120, printed: 205, stopped: 3, noEstimate: 0, undeliverable: 2 } },
};

export const SAMPLE_MAILINGS: CompanyMailings = {
  items: [
    mailing,
    {
      ...mailing,
      id: "m2",
      state: "draft",
      kind: "house",
      purpose: "見本の送付",
      isSample: true,
      counts: { ...mailing.counts, printed: 0 },
    },
    { ...mailing, id: "m3", state: "closed", closedAt: made },
  ],
  allowance: { most: 3000, left: 2795 },
};

const run: MailingRun = {
  ...{ id: "r1", state: "done", letters: 205, leftOut: 1, drawn: 204, madeAt: made, expiresAt: "2026-12-15T00:00:00Z" },
  files: [
    { number: 1, letters: 100, bytes: 500_000, isThere: true, takenAt: "2026-12-01T03:00:00Z", isDiscarded: false },
    { number: 2, letters: 100, bytes: 500_000, isThere: true, takenAt: null, isDiscarded: false },
    { number: 3, letters: 4, bytes: 90_000, isThere: true, takenAt: null, isDiscarded: false },
  ],
  pulled: [],
};

/** Everything that a run can be. */
const RUNS: readonly MailingRun[] = [
  { ...run, id: "r2", state: "running", drawn: 100, files: [] },
  run,
  { ...run, id: "r3", state: "void", pulled: [{ file: 1, sheet: 23 }] },
  { ...run, id: "r4", state: "failed", drawn: 0, files: [] },
  { ...run, id: "r6", pulled: [{ file: 1, sheet: 7 }] },
  { ...run, id: "r5", expiresAt: "2026-11-30T00:00:00Z" },
];

export const SAMPLE_MAILING: OpenCompanyMailing = { ...mailing, runs: RUNS, allowance: SAMPLE_MAILINGS.allowance };

/** One that nothing was done with yet. */
export const SAMPLE_DRAFT: OpenCompanyMailing = {
  ...SAMPLE_MAILING,
  ...{ id: "m2", state: "draft", isSample: true, runs: [] },
  counts: { waiting: 0, printed: 0, stopped: 0, noEstimate: 0, undeliverable: 0 },
};

export const SAMPLE_TAKEN: MailingRecipientsTaken = {
  ...{ isDry: true, read: 132, added: 120, duplicates: 4, stopped: 3, lowGrade: 2 },
  faults: [
    { line: 12, reason: "no-number" },
    { line: 58, reason: "several-places" },
    { line: 90, reason: "unprintable", characters: "🏠" },
    { line: 101, reason: "low-grade" },
    { line: 102, reason: "low-grade" },
  ],
  repeats: [
    { line: 14, first: 3 },
    { line: 15, first: null },
    { line: 16, first: 3 },
    { line: 17, first: 4 },
  ],
  unread: ["電話番号", "メモ"],
};

import { describe, expect, it } from "vitest";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { NOTHING_TOLD } from "#domain/queries/nothing-told.ts";
import { draftToOpen } from "./draft-to-open.ts";

const now = new Date("2026-11-23T03:00:00Z");
const draft = (purpose: "own-home" | "investment", minutesAgo: number): QueryDraft => ({
  version: 1,
  progress: { answers: { ...NOTHING_TOLD, channels: ["normal"], purpose }, done: ["SelectDirectOffer", "Purpose"] },
  ...{ device: "iPhoneのSafari", updatedAt: new Date(now.getTime() - minutesAgo * 60_000), queryId: null },
});
const HERE = draft("own-home", 1);
const PHONE = draft("investment", 5);

describe("the draft that the form goes on with", () => {
  it.each([
    ["the one of this browser", HERE, null, null, { kind: "one", draft: HERE, from: "here" }],
    ["the one of the account where this browser has none", null, PHONE, null, { kind: "one", draft: PHONE, from: "account" }],
    ["asked for where both differ", HERE, PHONE, null, { kind: "ask", here: HERE, account: PHONE }],
    [
      "the one here, where the account's is what this browser saved before",
      HERE,
      PHONE,
      PHONE.updatedAt,
      { kind: "one", draft: HERE, from: "here" },
    ],
    ["asked for where another device has saved since", HERE, PHONE, new Date(0), { kind: "ask", here: HERE, account: PHONE }],
    ["none at first", null, null, null, { kind: "none" }],
  ] as const)("is %s", (_, here, account, seen, which) => expect(draftToOpen({ here, account, seen, now })).toEqual(which));
});

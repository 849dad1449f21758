import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { days } from "#kernel/duration.ts";
import { readAnswers } from "./read-answers.ts";
import { draftText, readDraft } from "./read-draft.ts";
import type { QueryDraft } from "./types.ts";
import { whichDraft } from "./which-draft.ts";

const NOW = new Date("2026-11-22T03:00:00Z");
const KOTO = { code: "13108", name: "江東区" };
const draft = (changes: Partial<QueryDraft> = {}): QueryDraft => ({
  version: 1,
  progress: { answers: { ...NOTHING_TOLD, channels: ["normal"] }, done: ["SelectDirectOffer"] },
  device: "iPhoneのSafari",
  updatedAt: NOW,
  queryId: null,
  ...changes,
});

describe("answers from outside", () => {
  it("stay as they were told, and codes stay texts", () => {
    const told = {
      ...NOTHING_TOLD,
      ...{ channels: ["kyugake"], areas: [KOTO, { code: "01101", name: "札幌市中央区" }], price: { min: 40_000_000, max: null } },
      ...{ yieldMin: 0.05, layouts: ["3LDK"], message: "短い", commutes: [{ station: { code: "007", name: "東京" }, minutesMax: 30 }] },
    };
    expect(readAnswers(JSON.parse(JSON.stringify(told)))).toEqual(told);
  });

  it.each([
    ["channels", ["normal", "free"], ["normal"]],
    ["areas", [KOTO, KOTO, { code: 13108, name: "x" }, { code: "1,2", name: "x" }], [KOTO]],
    [
      "areas",
      Array.from({ length: 30 }, (_, i) => ({ code: String(13101 + i), name: "x" })),
      Array.from({ length: 20 }, (_, i) => ({ code: String(13101 + i), name: "x" })),
    ],
    ["price", { min: "40", max: 5.5 }, { min: null, max: null }],
    ["walkMinutesMax", 0, null],
    ["offerRatio", Number.NaN, null],
    [
      "polygon",
      [
        { lon: 139, lat: 35 },
        { lon: 140, lat: 35 },
      ],
      null,
    ],
    [
      "polygon",
      [
        { lon: 139, lat: 35 },
        { lon: 140, lat: 35 },
        { lon: 10, lat: 35 },
      ],
      null,
    ],
    ["isNewQuakeCode", "true", false],
    ["purpose", "fun", null],
    ["commutes", [{ station: KOTO, minutesMax: 30 }, { station: KOTO }, "x"], [{ station: KOTO, minutesMax: 30 }]],
    ["message", "", null],
  ] as const)("of %s: what cannot be understood is nothing told, and spoils no other", (field, raw, read) => {
    expect(readAnswers({ hasPets: true, [field]: raw })).toEqual({ ...NOTHING_TOLD, hasPets: true, [field]: read });
  });

  it.each([null, "x", 5, []])("are nothing told where there are none: %j", (raw) => {
    expect(readAnswers(raw)).toEqual(NOTHING_TOLD);
  });
});

describe("a kept draft", () => {
  it("is read as it was kept", () => {
    expect(readDraft(JSON.parse(JSON.stringify(draftText(draft()))))).toEqual({ kind: "draft", draft: draft() });
  });

  it("of an older form is taken over by its migrations, one after the other", () => {
    const stored = { ...draftText(draft()), version: 0, answers: { ways: ["normal"] } };
    const migrations = {
      0: (old: Readonly<Record<string, unknown>>) => ({ ...old, answers: { channels: (old.answers as { ways: unknown }).ways } }),
    };
    expect(readDraft(stored, migrations, 1)).toEqual({ kind: "renewed", draft: draft() });
  });

  it.each([0, 2])("of a form that is not known here begins anew, and says so: version %d", (version) => {
    expect(readDraft({ ...draftText(draft()), version })).toEqual({ kind: "another-form" });
  });

  it.each([null, {}, { version: "1" }, { version: 1 }, { version: 1, updatedAt: "soon" }])("is none where there is none: %j", (raw) => {
    expect(readDraft(raw)).toEqual({ kind: "none" });
  });

  it("leaves out steps that no form has", () => {
    const read = readDraft({ ...draftText(draft()), done: ["SelectDirectOffer", "Moon", 5] });
    expect(read).toMatchObject({ draft: { progress: { done: ["SelectDirectOffer"] } } });
  });
});

describe("of two drafts", () => {
  const other = draft({
    progress: { answers: { ...NOTHING_TOLD, channels: ["offer"] }, done: ["SelectDirectOffer"] },
    device: "WindowsのChrome",
  });
  const empty = draft({ progress: { answers: NOTHING_TOLD, done: [] } });
  const old = draft({ updatedAt: new Date(NOW.getTime() - days(30)) });

  it("that differ, somebody is asked", () => {
    expect(whichDraft(draft(), other, NOW)).toEqual({ kind: "ask", here: draft(), account: other });
    expect(whichDraft(draft(), draft({ queryId: "q" }), NOW).kind).toBe("ask");
  });

  it("that differ in a question answered by half, somebody is asked", () => {
    const half = (kinds: QueryAnswers["kinds"]) =>
      draft({
        progress: {
          answers: { ...NOTHING_TOLD, channels: ["normal"], purpose: "own-home", kinds },
          done: ["SelectDirectOffer", "Purpose"],
        },
      });
    expect(whichDraft(half(["land"]), half(["land", "condo"]), NOW).kind).toBe("ask");
    expect(whichDraft(half(["land"]), half(["land"]), NOW).kind).toBe("one");
  });

  it("that tell the same, one goes on", () => {
    const same = draft({ device: "WindowsのChrome", updatedAt: new Date(NOW.getTime() - days(1)) });
    expect(whichDraft(draft(), same, NOW)).toEqual({ kind: "one", draft: draft(), from: "here" });
  });

  it("a forgotten answer of a branch that was left makes no difference", () => {
    const left = draft({ progress: { ...draft().progress, answers: { ...draft().progress.answers, offerBudget: 5 } } });
    expect(whichDraft(draft(), left, NOW).kind).toBe("one");
  });

  it("what is told of oneself makes no difference: the account's copy has none of it", () => {
    const told = draft({ progress: { ...draft().progress, answers: { ...draft().progress.answers, ageBand: "40s" } } });
    expect(whichDraft(told, draft(), NOW)).toEqual({ kind: "one", draft: told, from: "here" });
  });

  it("an empty or an old one is none", () => {
    expect(whichDraft(empty, other, NOW)).toEqual({ kind: "one", draft: other, from: "account" });
    expect(whichDraft(draft(), old, NOW)).toEqual({ kind: "one", draft: draft(), from: "here" });
    expect(whichDraft(old, empty, NOW)).toEqual({ kind: "none" });
    expect(whichDraft(null, null, NOW)).toEqual({ kind: "none" });
  });
});

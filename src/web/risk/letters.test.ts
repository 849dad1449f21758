import { describe, expect, it } from "vitest";
import type { CorrectionInput, InquiryInput } from "#api/client.ts";
import { draftName, parseLetter } from "./letter-draft.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { answerWords } from "./letter-form.tsx";
import { contactSearch, startOf, thanksFor, thanksSearch } from "./letter-search.ts";
import { dayWords } from "./letter-words.ts";
import { readLetter } from "./read-letter.ts";
import { sendLetter } from "./send-letter.ts";

const email = "hanako@example.jp";
const TOPICS = Object.keys(LETTERS) as LetterTopic[];
const issuesOf = (topic: LetterTopic, typed: Record<string, string>, key: string | null = "k1") => {
  const read = readLetter(topic, key, typed);
  return read.ok ? [] : read.issues.map(({ field }) => field);
};

describe("what was typed", () => {
  it.each(TOPICS)("%s: an empty letter names every field that is needed, in their order", (topic) => {
    expect(issuesOf(topic, {})).toEqual(LETTERS[topic].fields.filter(({ isRequired }) => isRequired).map(({ name }) => name));
  });

  it("becomes a question, spaces and full-width letters put right", () => {
    expect(readLetter("question", null, { message: " 駐車場は？ ", email: "ｈanako@EXAMPLE.jp " })).toMatchObject({
      ok: true,
      letter: { to: "inquiry", input: { kind: "question", message: "駐車場は？", email } },
    });
  });

  it("becomes a correction of one building", () => {
    const typed = { field: "seismicDiagnosis", proposed: "2003年に診断", evidence: "診断書", email };

    expect(readLetter("correction", "k1", typed)).toEqual({
      ok: true,
      letter: { to: "correction", apartmentKey: "k1", input: typed, files: [] },
    });
    expect(issuesOf("correction", typed, null)).toEqual(["field"]);
  });

  it.each([
    ["question", { message: "x", email: "hanako" }, "email"],
    ["question", { message: "あ".repeat(2001), email }, "message"],
    ["correction", { field: "nothing", proposed: "x", evidence: "x", email }, "field"],
  ] as const)("%s: %j is wrong at %s", (topic, typed, field) => {
    expect(issuesOf(topic, typed)).toEqual([field]);
  });

  it("sends the wish for news with a registration only", () => {
    expect(readLetter("registration", "k1", { email, wantsUpdates: "on" })).toMatchObject({ letter: { input: { wantsUpdates: true } } });
    expect(readLetter("registration", "k1", { email })).toMatchObject({ letter: { input: { wantsUpdates: false } } });
  });
});

describe("an answer read once more", () => {
  const field = (topic: LetterTopic, name: string) =>
    LETTERS[topic].fields.find((each) => each.name === name) ?? LETTERS.question.fields[0];

  it.each([
    ["correction", "field", "builtYear", "竣工年月"],
    ["registration", "wantsUpdates", "on", "はい"],
    ["registration", "wantsUpdates", "", "いいえ"],
    ["question", "name", "", "記入なし"],
  ] as const)("%s %s %s: %s", (topic, name, text, words) => {
    const found = field(topic, name);

    expect(found && answerWords(found, { [name]: text })).toBe(words);
  });
});

describe("a letter sent", () => {
  const receipt = { id: "i1", receivedAt: "2026-11-21T03:00:00Z", answerDueOn: "2026-11-30" };
  const problem = { type: "/problems/too-many", title: "x", status: 429, retryAfterSeconds: 120 } as const;

  function desk({ isBusy = false } = {}) {
    const sent: (InquiryInput | [string, CorrectionInput])[] = [];
    const risk = {
      sendInquiry: async (input: InquiryInput) => {
        sent.push(input);
        return isBusy ? { ok: false as const, problem } : { ok: true as const, value: { ...receipt, kind: input.kind, isRepeated: true } };
      },
      sendCorrection: async (key: string, input: CorrectionInput) => {
        sent.push([key, input]);
        if (isBusy) return { ok: false as const, problem };
        const rest = { title: "", state: "received" as const, reason: null, decidedAt: null, log: [] };
        return { ok: true as const, value: { ...receipt, ...rest, field: input.field } };
      },
    };
    return { sent, parts: { risk, isOnline: true, carry: async () => new Response() } };
  }

  const question = { to: "inquiry", input: { kind: "question", message: "x", email } } as const;
  const correction = {
    to: "correction",
    apartmentKey: "k1",
    input: { field: "units", proposed: "x", evidence: "x", email },
    files: [] as File[],
  } as const;

  it("gives its number, the day of the answer, and whether it was there already", async () => {
    expect(await sendLetter(question, desk().parts)).toEqual({ ok: true, receipt: { id: "i1", dueOn: "2026-11-30", isRepeated: true } });
  });

  it("goes to the desk of corrections where it is one", async () => {
    const { sent, parts } = desk();

    expect(await sendLetter(correction, parts)).toMatchObject({ ok: true, receipt: { dueOn: "2026-11-30", isRepeated: false } });
    expect(sent).toEqual([["k1", correction.input]]);
  });

  it.each([question, correction])("says how long to wait where too many were sent", async (letter) => {
    expect(await sendLetter(letter, desk({ isBusy: true }).parts)).toMatchObject({
      ok: false,
      failure: { notice: expect.stringContaining("2分ほど") },
    });
  });
});

describe("addresses of the forms", () => {
  it.each([
    [{ topic: "correction", field: "builtYear" }, { field: "builtYear" }],
    [{ field: "reserveFundYenPerM2" }, { field: "reserveFund" }],
    [{ field: "floors" }, { field: "structure" }],
    [{ field: "anything" }, {}],
    [{ topic: "listing", name: "豊洲荘" }, { apartmentName: "豊洲荘" }],
  ])("%j begins with %j", (search, start) => {
    expect(startOf(contactSearch(search))).toEqual(start);
  });

  it("drop a topic that is none, and keep floor and weights", () => {
    expect(contactSearch({ topic: "spam", floor: 5, w: "1-1-1-1-1-1" })).toEqual({ floor: 5, w: "1-1-1-1-1-1" });
  });

  it("carry a receipt there and back, and nothing that cannot be one", () => {
    const thanks = thanksFor("registration", { id: "Ab-1", dueOn: "2026-11-30", isRepeated: true });

    expect(thanksSearch(thanks)).toEqual({ id: "Ab-1", topic: "registration", due: "2026-11-30", again: true });
    expect(thanksSearch({ id: "<b>", due: "soon", topic: "x", again: "yes", building: "../x" })).toEqual({});
    expect(thanksSearch({ id: 12 })).toEqual({ id: "12" });
  });

  it("write a day in Japanese", () => {
    expect(dayWords("2026-11-03")).toBe("2026年11月3日");
  });
});

describe("a letter kept in the tab", () => {
  it.each([
    [null, null],
    ["{", null],
    ["3", null],
    ['{"email":"a","n":1}', { email: "a" }],
  ])("%s is read as %j", (text, typed) => {
    expect(parseLetter(text)).toEqual(typed);
  });

  it("is another one for another topic or building", () => {
    expect(new Set([draftName("question", null), draftName("question", "k1"), draftName("visit", "k1")]).size).toBe(3);
  });
});

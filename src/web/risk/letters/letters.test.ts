import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { answerWords } from "#web/kit/letter/letter.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { contactSearch, startOf, thanksFor, thanksSearch } from "./letter-search.ts";
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
    expect(issuesOf(topic, {})).toEqual(LETTERS[topic].fields.filter(({ field }) => field.isRequired).map(({ name }) => name));
  });

  it("becomes a question, spaces and full-width letters put right", () => {
    expect(readLetter("question", null, { message: " 駐車場は？ ", email: "ｈanako@EXAMPLE.jp " })).toMatchObject({
      ok: true,
      input: { to: "inquiry", input: { kind: "question", message: "駐車場は？", email } },
    });
  });

  it("becomes a question that says which address wants no letters, whether or not the letter is at hand", () => {
    const messageOf = (typed: Record<string, string>) => {
      const read = readLetter("letter-stop", null, { address: "江東区豊洲5-999-1-101", email, ...typed });
      return read.ok && read.input.to === "inquiry" ? [read.input.input.kind, read.input.input.message] : null;
    };
    const told = "お手紙の停止の申し出\n住所：江東区豊洲5-999-1-101\nお手紙の番号：";
    expect(messageOf({ letterNumber: "7Q3K-9MZX-2B4W-TR8H" })).toEqual(["question", `${told}7Q3K-9MZX-2B4W-TR8H`]);
    expect(messageOf({})).toEqual(["question", `${told}記入なし`]);
  });

  it("becomes a correction of one building", () => {
    const typed = { field: "seismicDiagnosis", proposed: "2003年に診断", evidence: "診断書", email };

    expect(readLetter("correction", "k1", typed)).toEqual({
      ok: true,
      input: { to: "correction", apartmentKey: "k1", input: typed, files: [] },
    });
    expect(issuesOf("correction", typed, null)).toEqual(["field"]);
  });

  it("becomes a correction of a place, of what any place has alone", () => {
    const typed = { field: "flood", proposed: "改められています", evidence: "都の図", email };

    expect(readLetter("correction", "point-7c93k2q5m", typed)).toMatchObject({ ok: true, input: { apartmentKey: "point-7c93k2q5m" } });
    expect(issuesOf("correction", { ...typed, field: "units" }, "point-7c93k2q5m")).toEqual(["field"]);
    expect(issuesOf("correction", { ...typed, field: "units" })).toEqual([]);
  });

  it("becomes a proposal of a building, with what is known of it and what shows it", () => {
    const typed = { apartmentName: "豊洲荘", address: "江東区豊洲5-8-3", relation: "owner", evidence: "登記", email };

    expect(readLetter("listing", null, typed)).toEqual({ ok: true, input: { to: "proposal", input: typed, files: [] } });
    expect(readLetter("listing", null, { ...typed, known: "2015年築" })).toMatchObject({ input: { input: { known: "2015年築" } } });
    expect(issuesOf("listing", { ...typed, address: "", relation: "friend", evidence: "" }, null)).toEqual([
      "address",
      "relation",
      "evidence",
    ]);
    const file = new File(["%PDF-"], "図面.pdf", { type: "application/pdf" });
    expect(readLetter("listing", null, { ...typed, evidence: "" }, [file])).toMatchObject({ ok: true, input: { files: [file] } });
  });

  it.each([
    ["question", { message: "x", email: "hanako" }, "email"],
    ["question", { message: "あ".repeat(2001), email }, "message"],
    ["correction", { field: "nothing", proposed: "x", evidence: "x", email }, "field"],
  ] as const)("%s: %j is wrong at %s", (topic, typed, field) => {
    expect(issuesOf(topic, typed)).toEqual([field]);
  });

  it("sends the wish for news with a registration only", () => {
    expect(readLetter("registration", "k1", { email, wantsUpdates: "on" })).toMatchObject({ input: { input: { wantsUpdates: true } } });
    expect(readLetter("registration", "k1", { email })).toMatchObject({ input: { input: { wantsUpdates: false } } });
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
  function desk({ isBusy = false } = {}) {
    const busy = refused(429, { type: "/problems/too-many", retryAfterSeconds: 120 });
    const rest = { title: "", state: "received", reason: null, decidedAt: null, log: [], field: "units" };
    const api = scriptedApi({
      "POST /api/estate/risk/inquiries": isBusy ? busy : { ...receipt, kind: "question", isRepeated: true },
      "POST /api/estate/risk/k1/corrections": isBusy ? busy : { ...receipt, ...rest },
      "POST /api/estate/risk/proposals": isBusy ? busy : { ...receipt, isRepeated: true },
    });
    const carried: Request[] = [];
    const carry = async (request: Request) => {
      carried.push(request);
      return Response.json({ ...receipt, ...rest });
    };
    return { asked: api.asked, carried, parts: { estate: api.estate, isOnline: true, carry } };
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
    const { asked, carried, parts } = desk();

    expect(await sendLetter(correction, parts)).toMatchObject({ ok: true, receipt: { dueOn: "2026-11-30", isRepeated: false } });
    expect(asked).toMatchObject([{ line: "POST /api/estate/risk/k1/corrections", body: correction.input }]);
    expect(carried).toEqual([]);
  });

  it("with files goes as a form, another way, which tells how far it has got", async () => {
    const { asked, carried, parts } = desk();
    const files = [new File(["%PDF-"], "図面.pdf", { type: "application/pdf" }), new File(["x"], "b.png")];

    expect(await sendLetter({ ...correction, files }, parts)).toMatchObject({ ok: true });

    expect(asked).toEqual([]);
    expect(carried[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    const form = await carried[0]?.formData();
    expect(form?.get("email")).toBe(email);
    expect(form?.getAll("files").map((file) => (file instanceof File ? file.name : file))).toEqual(["図面.pdf", "b.png"]);
  });

  it("about a building that is missing goes to the desk, with files as a form", async () => {
    const input = { apartmentName: "豊洲荘", address: "江東区豊洲5-8-3", relation: "owner" as const, evidence: "登記", email };
    const { asked, carried, parts } = desk();

    expect(await sendLetter({ to: "proposal", input, files: [] }, parts)).toEqual({
      ok: true,
      receipt: { id: "i1", dueOn: "2026-11-30", isRepeated: true },
    });
    expect(asked).toMatchObject([{ line: "POST /api/estate/risk/proposals", body: input }]);
    await sendLetter({ to: "proposal", input, files: [new File(["%PDF-"], "図面.pdf", { type: "application/pdf" })] }, parts);
    expect((await carried[0]?.formData())?.get("apartmentName")).toBe("豊洲荘");
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
    [{ topic: "listing", address: "江東区豊洲5-8-3" }, { address: "江東区豊洲5-8-3" }],
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
});

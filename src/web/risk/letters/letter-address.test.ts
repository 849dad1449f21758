import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleCorrection } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { findCorrections, findRegister } from "./find-letters.ts";
import { letterDraft } from "./letter-draft.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { contactSearch, startOf, thanksFor, thanksSearch, tokenIn } from "./letter-search.ts";

const TOPICS = Object.keys(LETTERS) as LetterTopic[];
const anything = fc.dictionary(
  fc.constantFrom("topic", "field", "name", "id", "due", "again", "building", "token", "floor", "w"),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(...TOPICS), fc.constant("units"), fc.anything()),
);

/** What is read lies over what the address had, as the router lays it: fields that are dropped are there as undefined. */
const kept = (read: object) => Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));

describe("an address that anybody can write", () => {
  it("gives the same once it was read, whatever stood in it", () => {
    fc.assert(
      fc.property(anything, (search) => {
        for (const read of [contactSearch, thanksSearch]) {
          const once = kept(read(search));
          expect(kept(read(once))).toEqual(once);
        }
      }),
    );
  });

  it("never brings more into a form than its fields can begin with", () => {
    fc.assert(
      fc.property(anything, (search) => {
        const start = startOf(contactSearch(search));
        expect(["apartmentName", "field"]).toEqual(expect.arrayContaining(Object.keys(start)));
        expect((start.apartmentName ?? "").length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it.each(TOPICS)("may name %s as what the letter is about", (topic) => {
    expect(contactSearch({ topic })).toMatchObject({ topic });
    expect(thanksSearch({ topic })).toMatchObject({ topic });
  });

  it.each([
    ["station", "address"],
    ["floors", "structure"],
    ["reserveFundYenPerM2", "reserveFund"],
    ["units", "units"],
    ["crime", "crime"],
  ])("names a field as the report does: %s begins with %s", (field, chosen) => {
    expect(startOf(contactSearch({ field }))).toEqual({ field: chosen });
  });

  it.each(["toString", "__proto__", "constructor", "", "Units", 3, null, ["units"]])("names no field by %j", (field) => {
    expect(startOf(contactSearch({ field }))).toEqual({});
  });

  it.each([
    ["", undefined],
    ["豊洲荘", "豊洲荘"],
    ["豊".repeat(61), "豊".repeat(60)],
    [12, undefined],
  ])("brings the name %j of a building that is not here as %j", (name, known) => {
    expect(startOf(contactSearch({ name })).apartmentName).toBe(known);
  });
});

describe("a receipt in an address", () => {
  it.each([
    ["2026-11-30", true],
    ["2026-12-01", true],
    ["2026-12-31", true],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-11-00", false],
    ["1999-11-30", false],
    ["2026-11-3", false],
    ["2026-11-30T00:00", false],
    ["2026-11-40", false],
    ["近いうちに", false],
    [20261130, false],
  ])("names the day %j: %j", (due, isRead) => {
    expect(thanksSearch({ due }).due).toBe(isRead ? due : undefined);
  });

  it.each([
    ["Ab-1_z", "Ab-1_z"],
    [2026, "2026"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), undefined],
    ["a b", undefined],
    ["<b>", undefined],
    ["", undefined],
    [null, undefined],
  ])("has the number %j as %j", (id, read) => {
    expect(thanksSearch({ id }).id).toBe(read);
  });

  it.each([
    [true, true],
    ["true", undefined],
    [false, undefined],
    [1, undefined],
  ])("was there before where it says so itself: %j", (again, read) => {
    expect(thanksSearch({ again }).again).toBe(read);
  });

  it("of a letter without a day promises none, and one that is new is not called repeated", () => {
    expect(thanksFor("registration", { id: "A1", dueOn: null, isRepeated: false })).toEqual({ id: "A1", topic: "registration" });
  });

  it.each([42, 44])("is no link of a mail with %i characters in place of 43", (length) => {
    expect(tokenIn({ token: "a".repeat(length) })).toBeUndefined();
    expect(tokenIn({ token: "a".repeat(43) })).toBe("a".repeat(43));
  });
});

describe("what was written", () => {
  it("is kept for each letter and each building by itself, under the name of this site", () => {
    const mine = letterDraft("question", "k1");
    mine.keep({ message: "駐車場は？" });

    expect(letterDraft("question", "k1").read()).toEqual({ message: "駐車場は？" });
    for (const other of [letterDraft("visit", "k1"), letterDraft("question", "k2"), letterDraft("question", null)])
      expect(other.read()).toBeNull();

    mine.forget();
    expect(letterDraft("question", "k1").read()).toBeNull();
  });
});

describe("what a member wrote", () => {
  it("is not shown to who signs in next in the same tab, nor to a visitor", () => {
    letterDraft("visit", "k3", "sub-a").keep({ message: "土曜に見学したいです。" });

    expect(letterDraft("visit", "k3", "sub-b").read()).toBeNull();
    expect(letterDraft("visit", "k3").read()).toBeNull();
    expect(letterDraft("visit", "k3", "sub-a").read()).toEqual({ message: "土曜に見学したいです。" });
    letterDraft("visit", "k3", "sub-a").forget();
  });

  it("goes on where they began as a visitor", () => {
    letterDraft("visit", "k4").keep({ message: "駐輪場は？" });

    expect(letterDraft("visit", "k4", "sub-a").read()).toEqual({ message: "駐輪場は？" });
    letterDraft("visit", "k4", "sub-a").forget();
    expect(letterDraft("visit", "k4").read()).toBeNull();
  });
});

describe("what the pages of letters begin with", () => {
  const { key } = sampleReport.subject;

  it("is the log of corrections of the building, null where it could not be had", async () => {
    const log = { items: [sampleCorrection] };
    const answering = scriptedApi({ [`GET /api/estate/risk/${key}/corrections`]: log });

    expect(await findCorrections(sampleReport, answering)).toEqual({ report: sampleReport, corrections: log });
    expect(await findCorrections(sampleReport, scriptedApi())).toEqual({ report: sampleReport, corrections: null });
  });

  it("is the building to register for, and no building is asked for before one is chosen", async () => {
    const api = scriptedApi({ "GET /api/estate/risk/k1": sampleReport });

    expect(await findRegister(undefined, api)).toEqual({ kind: "none", hasBuildings: true });
    expect(api.asked.map(({ line }) => line)).toEqual(["GET /api/estate/market"]);
    expect(await findRegister("k1", api)).toEqual({ kind: "known", subject: sampleReport.subject });
  });

  it.each([
    [404, "unknown"],
    [503, "failed"],
    [0, "failed"],
  ])("tells a building that is not ours from one that could not be asked for: %i", async (status, kind) => {
    expect(await findRegister("k1", scriptedApi({ "GET /api/estate/risk/k1": refused(status) }))).toEqual({ kind, hasBuildings: true });
  });
});

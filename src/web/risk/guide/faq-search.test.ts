import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { FAQ, FAQ_TOPICS, findQuestions } from "./faq-content.ts";
import { METHOD } from "./faq-entry.ts";
import { faqQuestion, faqSearch } from "./faq-search.ts";

const counted = (q: string) => findQuestions(q).reduce((sum, { entries }) => sum + entries.length, 0);
const every = FAQ_TOPICS.flatMap((topic) => FAQ[topic].entries.map((entry) => ({ topic, ...entry })));

describe("the address of the questions", () => {
  it.each([
    [
      { q: "液状化", floor: 5 },
      { q: "液状化", floor: 5 },
    ],
    [{ q: 1981 }, { q: 1981 }],
    [{ q: " " }, {}],
    [{ q: ["x"] }, {}],
    [{ w: "50-10-10-10-10-10", other: "x" }, { w: "50-10-10-10-10-10" }],
    [{ floor: 99, q: "" }, {}],
  ])("%j is read as %j", (search, read) => {
    expect(faqSearch(search)).toEqual(read);
  });

  it("says of the words that they are absent, so that what somebody typed does not come back", () => {
    expect(Object.keys(faqSearch({ q: " " }))).toContain("q");
  });

  it.each([
    [
      { q: " 液状化 ", floor: 5 },
      { q: "液状化", search: { floor: 5 } },
    ],
    [{ q: 1981 }, { q: "1981", search: {} }],
    [{}, { q: "", search: {} }],
  ])("%j asks %j: words for the search, the rest for the report", (search, question) => {
    expect(faqQuestion(search)).toEqual(question);
  });
});

describe("a search in the questions", () => {
  it.each([
    ["　", "nothing but spaces"],
    ["・。", "nothing but marks"],
    ["", "nothing"],
  ])("for 「%s」, %s, finds all", (q) => {
    expect(counted(q)).toBe(every.length);
  });

  it("looks in answers as well as in questions, however a word is written", () => {
    expect(findQuestions("ハザードマップ").map(({ topic }) => topic)).toEqual(["flood"]);
    expect(counted("ﾊｻﾞｰﾄﾞﾏｯﾌﾟ")).toBe(counted("ハザードマップ"));
    expect(counted("はざーどまっぷ")).toBe(counted("ハザードマップ"));
    expect(counted("ＰＬ")).toBe(counted("pl"));
  });

  it("finds less with every further word, and the same in any order", () => {
    const word = fc.constantFrom("データ", "点数", "階", "市区町村", "1981年", "公園", "まちの");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(counted(words.join(" "))).toBeLessThanOrEqual(counted(words.slice(1).join(" ")));
        expect(findQuestions(words.join("　"))).toEqual(findQuestions(words.toReversed().join(" ")));
      }),
    );
  });

  it("finds every question by its own words", () => {
    for (const { topic, id, question } of every) {
      const found = findQuestions(question).find((group) => group.topic === topic);

      expect(found?.entries.map((entry) => entry.id)).toContain(id);
    }
  });

  it("has no topic without a question", () => {
    expect(findQuestions("免震").map(({ topic }) => topic)).toEqual(["earthquake"]);
    expect(findQuestions("そんな質問はない")).toEqual([]);
  });
});

describe("the answers", () => {
  const answerTo = (topic: (typeof FAQ_TOPICS)[number], id: string) =>
    FAQ[topic].entries.find((entry) => entry.id === id)?.answer.join("") ?? "";

  it.each([
    ["earthquake", "code", `${RATING_MODEL.oldCodeSound}点として扱います`],
    ["earthquake", "isolation", `${RATING_MODEL.isolationBonus}点を加えます`],
    ["flood", "upper-floor", `${RATING_MODEL.dryUnitAtMost}点より高くはしません`],
    ["apartment", "certified", `${RATING_MODEL.certifiedAtLeast}点を下まわりません`],
    ["apartment", "reserve-mean", `月${RESERVE_GUIDELINE.tower.mean}円`],
  ] as const)("on %s, to %s, has the figure of the model: %s", (topic, id, words) => {
    expect(answerTo(topic, id)).toContain(words);
  });

  it("tell with a source whatever says how we count", () => {
    for (const { answer, sources } of every) {
      if (/当サイトでは|点より高くはしません|点を加えます/.test(answer.join(""))) expect(sources).toContain(METHOD);
    }
  });

  it.each([
    ["flood", "no-colour", "色なしは安全を意味しません。"],
    ["earthquake", "low-probability", "備えは必要です。"],
    ["crime", "elsewhere", "犯罪が少ないという意味ではありません。"],
    ["earthquake", "liquefaction", "調べたデータがないという意味です。"],
    ["apartment", "not-listed", "載っていないことは点数に入れません。"],
  ] as const)("on %s never take missing data for safety: %s", (topic, id, words) => {
    expect(answerTo(topic, id)).toContain(words);
  });

  it("explain a source wherever they name one", () => {
    for (const { sources } of every) {
      for (const { label, details } of sources) expect([label !== "", /。$/.test(details)]).toEqual([true, true]);
      expect(new Set(sources.map(({ label }) => label)).size).toBe(sources.length);
    }
  });
});

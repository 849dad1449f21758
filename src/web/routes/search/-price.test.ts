import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { type Answers, headingsOf, MARKET, questions, robotsOf, titleOf, visitSite, wayFrom } from "#test/support/site-visit.tsx";
import { sampleEstimate, sampleJob } from "#web/price/result/samples.ts";

const JOB = "GET /api/price-checker/jobs/job-1";
const ESTIMATE = "GET /api/estimate/estimates/est-1";
const HISTORY = "GET /api/estate/history";
const SIMILAR = "GET /api/estate/similar-towns";

describe("a price that is being reckoned", () => {
  const load = (answers: Answers, path = "/search/load?job=job-1") => visitSite(path, { ...MARKET, ...answers });

  it("is watched by the number in its address", async () => {
    const visit = await load({ [JOB]: { ...sampleJob, id: "job-1" } });

    expect([visit.status, questions(visit)]).toEqual([200, [{ line: JOB, query: {} }]]);
    expect(titleOf(visit.html())).toBe("計算中 | まちのね");
  });

  it("leads to its result as soon as it is there", async () => {
    const { redirect, status } = await load({ [JOB]: { ...sampleJob, state: "done", estimateId: "est-1" } });

    expect([status, redirect?.to]).toEqual([307, "/search/result?id=est-1"]);
  });

  it.each(["/search/load", "/search/load?job=", "/search/load?id=job-1"])("%s is about none, and leads to the form", async (path) => {
    const way = await wayFrom(path);

    expect(way.at(-1)?.path).toBe("/search/input");
    expect(way.flatMap(questions)).toEqual([]);
  });

  it.each([
    [404, 404, "This page could not be found"],
    [403, 403, "ただいま計算を見られません"],
    [501, 501, "ただいま計算を見られません"],
  ])("that the service answers with %i is answered with %i", async (answered, status, words) => {
    const visit = await load({ [JOB]: refused(answered, { title: "ただいま計算を見られません" }) });

    expect(visit.status).toBe(status);
    expect(textOf(visit.html())).toContain(words);
  });
});

describe("the result of a price check", () => {
  const result = (answers: Answers, path = "/search/result?id=est-1") => visitSite(path, { ...MARKET, ...answers });

  it("comes with the prices around it and the towns like its own", async () => {
    const { cityCode, town, kind } = sampleEstimate.subject;
    const visit = await result({ [ESTIMATE]: sampleEstimate });

    expect(visit.status).toBe(200);
    expect(questions(visit)).toEqual([
      { line: ESTIMATE, query: {} },
      { line: HISTORY, query: { cityCode, town, kind } },
      { line: SIMILAR, query: { cityCode, town, kind } },
    ]);
    expect(visit.data).toMatchObject({ estimate: { id: sampleEstimate.id }, around: { history: null, similar: null } });
  });

  it("is kept out of search engines, with the one price that was reckoned", async () => {
    const html = (await result({ [ESTIMATE]: sampleEstimate })).html();

    expect([titleOf(html), robotsOf(html)]).toEqual(["価格チェック結果 | まちのね", "noindex"]);
    expect(headingsOf(html)).toHaveLength(1);
  });

  it.each(["/search/result", "/search/result?id=", "/search/result?id=est-1&id=est-2"])(
    "%s names none, and leads to the form",
    async (path) => {
      const way = await wayFrom(path);

      expect(way.at(-1)?.path).toBe("/search/input");
      expect(way.flatMap(questions)).toEqual([]);
    },
  );

  it("that is gone is not found, and one that could not be read is no missing page", async () => {
    expect((await result({ [ESTIMATE]: refused(404) })).status).toBe(404);
    expect((await result({ [ESTIMATE]: refused(410, { title: "保存期間が過ぎました" }) })).status).toBe(410);
  });
});

it("an address loses what its page cannot read, and keeps what is somebody else's", async () => {
  const way = await wayFrom("/search/result?id=est-1&utm_source=x&id=est-2");

  expect(way.map(({ path }) => path)).toEqual([
    "/search/result?id=est-1&utm_source=x&id=est-2",
    "/search/result?utm_source=x",
    "/search/input",
  ]);
});

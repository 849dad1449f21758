import { beforeAll, describe, expect, it } from "vitest";
import type { NewsEntry, SiteContent } from "#domain/content/types.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

/** The clock of `testApi` stands at 2026-11-21T03:00Z. */
function aPiece(day: number, given: Partial<NewsEntry> = {}): NewsEntry {
  const id = `2026-11-${String(day).padStart(2, "0")}-piece`;
  const text = { title: `題${day}`, summary: `要約${day}。`, blocks: [{ kind: "paragraph", spans: [{ text: `本文${day}` }] }] } as const;
  return { id, category: "feature", publishedAt: new Date(Date.UTC(2026, 10, day)), ...text, ...given };
}
const news = [aPiece(19, { category: "model" }), aPiece(20), aPiece(21), aPiece(22)];
const withNews = (given: readonly NewsEntry[]) => {
  const content: SiteContent = { ...testApi(db, null).deps.content, news: given };
  return testApi(db, null, { content });
};
const ids = ({ body }: { readonly body: { readonly items: readonly { readonly id: string }[] } }) => body.items.map(({ id }) => id);

describe("news", () => {
  it("are listed newest first without drafts, and may be kept by whoever asks", async () => {
    const answer = await withNews(news).get("/api/content/news");

    expect(answer).toMatchObject({ status: 200, body: { total: 3, page: 1, pageSize: 20 } });
    expect(ids(answer)).toEqual(["2026-11-21-piece", "2026-11-20-piece", "2026-11-19-piece"]);
    expect(answer.body.items[0]).toEqual({
      ...{ id: "2026-11-21-piece", category: "feature", title: "題21", summary: "要約21。" },
      publishedAt: "2026-11-21T00:00:00.000Z",
    });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("grow by a draft when its time has come", async () => {
    const api = withNews(news);
    expect((await api.get("/api/content/news/2026-11-22-piece")).status).toBe(404);
    api.clock.advance(days(1));

    expect(ids(await api.get("/api/content/news"))[0]).toBe("2026-11-22-piece");
    expect((await api.get("/api/content/news/2026-11-22-piece")).status).toBe(200);
  });

  it("are of one kind where that is asked for, and none where there are none", async () => {
    expect(ids(await withNews(news).get("/api/content/news?category=model"))).toEqual(["2026-11-19-piece"]);
    expect((await withNews(news).get("/api/content/news?category=data")).body).toMatchObject({ items: [], total: 0 });
  });

  it("come in pages of twenty, each piece once", async () => {
    const api = withNews(Array.from({ length: 21 }, (_, at) => aPiece(at + 1)));
    const [first, second, third] = [
      await api.get("/api/content/news"),
      await api.get("/api/content/news?page=2"),
      await api.get("/api/content/news?page=3"),
    ];

    expect([ids(first).length, ids(second), ids(third)]).toEqual([20, ["2026-11-01-piece"], []]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(21);
  });

  it("are told whole, with those beside them", async () => {
    expect((await withNews(news).get("/api/content/news/2026-11-20-piece")).body).toMatchObject({
      title: "題20",
      blocks: [{ kind: "paragraph", spans: [{ text: "本文20" }] }],
      newer: { id: "2026-11-21-piece", title: "題21" },
      older: { id: "2026-11-19-piece" },
    });
  });

  it.each([
    ["a kind that is none", "/api/content/news?category=ad", 422],
    ["a page before the first", "/api/content/news?page=0", 422],
    ["a page that is no number", "/api/content/news?page=x", 422],
    ["a piece that never was", "/api/content/news/2020-01-01-none", 404],
    ["a name that is far too long", `/api/content/news/${"n".repeat(200)}`, 404],
    ["questions of no page", "/api/content/faq/secrets", 404],
  ])("are refused: %s", async (_name, path, status) => {
    expect((await withNews(news).get(path)).status).toBe(status);
  });
});

it.each(["business", "recommender", "offer"])("questions of %s have ids of their own and an answer each", async (topic) => {
  const { status, body } = await testApi(db, null).get(`/api/content/faq/${topic}`);

  expect(status).toBe(200);
  expect(body.questions.length).toBeGreaterThan(4);
  for (const { id, question, answer } of body.questions)
    expect([/^[a-z0-9-]+$/.test(id), question !== "", answer.length > 0]).toEqual([true, true, true]);
});

it("what was tested of accessibility is told by criterion", async () => {
  const { status, body } = await testApi(db, null).get("/api/content/accessibility");

  expect([status, body.target, body.criteria.length]).toEqual([200, "AA", 38]);
});

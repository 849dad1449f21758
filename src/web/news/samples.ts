import type { NewsEntryResponse, NewsHeadResponse, NewsPageResponse } from "#api/client/client.ts";
import { sampleBlocks } from "#web/kit/text/samples.ts";

const sampleHead: NewsHeadResponse = {
  ...{ id: "2026-11-24-sample", category: "model", publishedAt: "2026-11-24T03:00:00.000Z" },
  ...{ title: "見本のモデルを公開しました", summary: "見本の要約です。" },
};
const long: NewsHeadResponse = {
  ...{ id: "2026-11-23-long", category: "data", publishedAt: "2026-11-22T15:00:00.000Z" },
  ...{ title: "とても長い題の見本と".repeat(5), summary: "とても長い要約でも、狭い画面で横に動かさずに読めます。".repeat(4) },
};
const done: NewsHeadResponse = { ...sampleHead, id: "2026-11-21-done", category: "maintenance", title: "見本の作業（完了）" };

/** News that nobody published: for tests and the gallery. */
export const sampleNewsPage: NewsPageResponse = { items: [sampleHead, long, done], total: 3, page: 1, pageSize: 20 };

export const sampleNewsEntry: NewsEntryResponse = {
  ...sampleHead,
  blocks: sampleBlocks,
  newer: { id: "2026-11-25-next", title: "次の見本" },
  older: { id: "2026-11-23-long", title: long.title },
};

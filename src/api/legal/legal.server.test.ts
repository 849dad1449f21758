import { beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "#domain/legal/read-document.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

function aVersion(version: string, effective: string, body: string) {
  const head = `title: 利用規約\nversion: ${version}\npublished: ${version}\neffective: ${effective}\nsummary: 変更\ndisadvantage: no\nannounced: 掲載\nagreement: required`;
  return readDocument("terms", version, `---\n${head}\n---\n\n## 第1条\n\n${body}\n`);
}
const legalDocuments = [
  aVersion("2026-11-01", "2026-11-01", "終える日の90日前までにお知らせします。"),
  aVersion("2026-11-20", "2026-12-01", "終える日の60日前までにお知らせします。"),
  aVersion("2027-06-01", "2027-06-01", "まだ公開していません。"),
];
const api = () => testApi(db, null, { legalDocuments });
const path = "/api/estate/legal/terms";

describe("a legal document", () => {
  it("is the version in force, with every published one and what it is", async () => {
    const { status, body } = await api().get(path);

    expect(status).toBe(200);
    expect(body.shown).toMatchObject({ version: "2026-11-01", state: "in-force", needsAgreement: true });
    expect(body.blocks[0]).toEqual({ kind: "heading", id: "section-1", text: "第1条" });
    expect(body.versions.map((each: { version: string; state: string }) => [each.version, each.state])).toEqual([
      ["2026-11-20", "announced"],
      ["2026-11-01", "in-force"],
    ]);
  });

  it("turns to the next version on the day it takes effect", async () => {
    const later = api();
    later.clock.advance(days(10));

    const { body } = await later.get(path);

    expect(body.shown).toMatchObject({ version: "2026-11-20", state: "in-force" });
    expect(body.versions.at(-1)).toMatchObject({ version: "2026-11-01", state: "ended" });
  });

  it("is read in the version that is asked for", async () => {
    expect((await api().get(`${path}?version=2026-11-20`)).body.shown).toMatchObject({ version: "2026-11-20", state: "announced" });
  });

  it.each([
    ["a version that never was", `${path}?version=1999-01-01`, 404],
    ["a version that is not published yet", `${path}?version=2027-06-01`, 404],
    ["another document", "/api/estate/legal/secrets", 404],
    ["what is no day", `${path}?version=newest`, 422],
    ["differences from a version that is not published yet", `${path}/differences?from=2026-11-01&to=2027-06-01`, 404],
  ])("is refused: %s", async (_name, asked, status) => {
    expect((await api().get(asked)).status).toBe(status);
  });

  it("tells what one version says otherwise than another", async () => {
    const { body } = await api().get(`${path}/differences?from=2026-11-01&to=2026-11-20`);

    expect([body.from.version, body.to.version]).toEqual(["2026-11-01", "2026-11-20"]);
    expect(body.lines).toHaveLength(1);
    expect(body.lines[0].parts.filter(({ change }: { change: string }) => change !== "same")).toEqual([
      { text: "90", change: "removed" },
      { text: "60", change: "added" },
    ]);
  });
});

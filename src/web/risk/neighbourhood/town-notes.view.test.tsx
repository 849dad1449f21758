import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { detailReport, sampleNotes } from "#web/risk/samples/detail-samples.ts";
import { readNote } from "./note-words.ts";
import { sendNote } from "./send-note.ts";
import { TownNotesView, type TownNotesViewProps } from "./town-notes.view.tsx";

const draw = (changes: Partial<TownNotesViewProps> = {}) =>
  renderInRouter(
    <TownNotesView report={detailReport} notes={sampleNotes} search={{}} form={sampleForm()} isReceived={false} {...changes} />,
  );
const BODY = "駅まで屋根のある道で行けます。";

describe("まちの声", () => {
  it("shows the notes by who speaks, with their day", async () => {
    const text = textOf(await draw());

    expect(text).toContain("住んでいる1件駅まで屋根のある道で行けます。朝は少し混みます。2026年11月10日");
    expect(text).toContain("近くに住む1件週末は公園がにぎわいます。");
    expect(text).toContain("運営が確認したものだけを載せています。");
  });

  it("asks for the first one where there is none", async () => {
    const html = await draw({ notes: { items: [] } });

    expect(textOf(html)).toContain("最初の声を寄せる");
    expect(html).toContain('href="#note-form"');
    expect(html).toContain('id="note-form"');
  });

  it("keeps an empty list apart from one that could not be had", async () => {
    const text = textOf(await draw({ notes: null }));

    expect(text).toContain("再試行");
    expect(text).not.toContain("最初の声");
  });

  it("groups notes by who speaks, in one order, and leaves out who said nothing", async () => {
    const note = (id: string, stance: (typeof sampleNotes.items)[number]["stance"]) => ({
      id,
      stance,
      body: `${id}の声`,
      writtenAt: "2026-11-10T03:00:00Z",
    });
    const items = [note("a", "owner"), note("b", "resident"), note("c", "owner"), note("d", "former-resident")];
    const html = await draw({ notes: { items } });
    const groups = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = ""]) => textOf(heading));

    expect(groups).toEqual(["住んでいる1件", "住んでいた1件", "所有している2件"]);
    expect(textOf(html)).toMatch(/aの声.*cの声/s);
  });

  it("tells the day in Japan, and keeps the lines of a note", async () => {
    const items = [{ id: "a", stance: "owner" as const, body: "一行目\n二行目", writtenAt: "2026-11-09T15:00:00Z" }];
    const html = await draw({ notes: { items } });

    expect(textOf(html)).toContain("2026年11月10日");
    expect(html).toMatch(/whitespace-pre-line[^>]*>一行目\n二行目</);
  });

  it("says that a note waits for a moderator", async () => {
    const text = textOf(await draw({ isReceived: true }));

    expect(text).toContain("お預かりしました運営が確認したあとに載せます。");
    expect(text).not.toContain("この声を送る");
  });

  it("shows what is wrong at each field", async () => {
    const form = sampleForm({ issues: [{ field: "stance", message: "あなたの立場を選んでください。" }] });

    expect(textOf(await draw({ form }))).toContain("＊あなたの立場を選んでください。");
  });

  it("shows what people wrote as text, never as markup", async () => {
    const html = await draw({ notes: { items: [{ id: "n", stance: "owner", body: "<b>太字</b>", writtenAt: "2026-11-10T03:00:00Z" }] } });

    expect(html).toContain("&lt;b&gt;太字&lt;/b&gt;");
  });
});

describe("a note that was typed", () => {
  it.each([
    [{ stance: "resident", body: BODY }, []],
    [{ body: BODY }, ["stance"]],
    [{ stance: "visitor", body: BODY }, ["stance"]],
    [{ stance: "owner", body: "短い" }, ["body"]],
    [{ stance: "owner", body: "あ".repeat(401) }, ["body"]],
    [{}, ["stance", "body"]],
  ])("%o lacks %o", (typed: Readonly<Record<string, string>>, fields) => {
    const read = readNote(typed);

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(fields);
  });

  it("is sent once it is whole, and stays typed when the service refuses it", async () => {
    const accepting = scriptedApi({ "POST /api/estate/risk/key/notes": { id: "n", state: "waiting", writtenAt: "2026-11-21T03:00:00Z" } });
    const refusing = scriptedApi({
      "POST /api/estate/risk/key/notes": refused(429, { title: "多すぎます", type: "/problems/too-many-requests", retryAfterSeconds: 30 }),
    });
    const note = { stance: "resident", body: BODY } as const;

    expect(await sendNote("key", note, { ...accepting, isOnline: true })).toBe("done");
    expect(accepting.asked).toMatchObject([{ body: { stance: "resident", body: BODY } }]);
    expect(await sendNote("key", note, { ...refusing, isOnline: true })).toMatchObject({
      notice: expect.stringContaining("30秒ほど"),
    });
  });
});

import { describe, expect, it } from "vitest";
import type { ApiClient } from "#api/client.ts";
import { renderInRouter, textOf } from "../../../test/support/render-in-router.tsx";
import { detailReport, sampleForm, sampleNotes } from "./detail-samples.ts";
import { readNote } from "./note-words.ts";
import { sendNote } from "./send-note.ts";
import { TownNotesView, type TownNotesViewProps } from "./town-notes.view.tsx";

const draw = (changes: Partial<TownNotesViewProps> = {}) =>
  renderInRouter(
    <TownNotesView
      report={detailReport}
      notes={sampleNotes}
      search={{}}
      form={sampleForm()}
      isReceived={false}
      onRetry={() => undefined}
      {...changes}
    />,
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

  it("says that a note waits for a moderator", async () => {
    const text = textOf(await draw({ isReceived: true }));

    expect(text).toContain("お預かりしました運営が確認したあとに載せます。");
    expect(text).not.toContain("この声を送る");
  });

  it("shows what is wrong at each field", async () => {
    const form = sampleForm({}, [{ field: "stance", message: "あなたの立場を選んでください。" }]);

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
    const sent: unknown[] = [];
    const accept: ApiClient["risk"]["writeNote"] = async (key, input) => {
      sent.push([key, input]);
      return { ok: true, value: { id: "n", state: "waiting", writtenAt: "2026-11-21T03:00:00Z" } };
    };
    const refuse: ApiClient["risk"]["writeNote"] = async () => ({
      ok: false,
      problem: { type: "/problems/too-many-requests", title: "多すぎます", status: 429, retryAfterSeconds: 30 },
    });
    const typed = { stance: "resident", body: ` ${BODY} ` };

    expect(await sendNote("key", {}, { risk: { writeNote: accept }, isOnline: true })).not.toBe("done");
    expect(await sendNote("key", typed, { risk: { writeNote: accept }, isOnline: true })).toBe("done");
    expect(sent).toEqual([["key", { stance: "resident", body: BODY }]]);
    expect(await sendNote("key", typed, { risk: { writeNote: refuse }, isOnline: true })).toMatchObject({
      notice: expect.stringContaining("30秒ほど"),
    });
  });
});

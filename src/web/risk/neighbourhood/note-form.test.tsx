import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { STANCES as STANCE_IDS } from "#domain/letters/types.ts";
import { TOWN_NOTE } from "#kernel/fields/letter-fields.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { TRAP } from "#web/kit/letter/letter.ts";
import { detailReport, sampleNotes } from "#web/risk/samples/detail-samples.ts";
import { NoteForm } from "./note-form.tsx";
import { readNote, STANCES, stanceWords } from "./note-words.ts";
import { sendNote } from "./send-note.ts";
import { TownNotesScreen } from "./town-notes.screen.tsx";

const { least, most } = TOWN_NOTE.kind.rule;
const draw = (form: Parameters<typeof sampleForm>[0] = {}) => renderToStaticMarkup(<NoteForm form={sampleForm(form)} />);

describe("from where somebody speaks", () => {
  it("has a name for each stance that the service takes, and for no other", () => {
    expect(STANCES.map(({ value }) => value)).toEqual([...STANCE_IDS]);
    expect(new Set(STANCES.map(({ label }) => label)).size).toBe(STANCES.length);
    for (const { value, label } of STANCES) expect(stanceWords(value)).toBe(label);
  });
});

describe("the form of a note", () => {
  it("asks for the stance and the note, each with a name, and says how long a note may be", () => {
    const html = draw();

    expect(html).toMatch(/<form[^>]*aria-label="声を書く"/);
    expect(textOf(html)).toContain("あなたの立場");
    expect(textOf(html)).toContain("この声を送る");
    expect(html.match(/type="radio"/g)).toHaveLength(STANCES.length);
    expect(textOf(html)).toContain("住み心地や、まちの様子を書いてください。");
    expect(textOf(html)).toContain(`${most}文字まで`);
  });

  it("counts what was typed", () => {
    expect(textOf(draw())).toContain(`あと${most}文字`);
    expect(textOf(draw({ typed: { body: "静かな町です。" } }))).toContain(`あと${most - 7}文字`);
  });

  it("stands as it was left", () => {
    const html = draw({ typed: { stance: "neighbour", body: "静かな町です。" } });

    expect(html).toMatch(/<textarea[^>]*>静かな町です。<\/textarea>/);
    expect([...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([input]) => input.includes("checked")).join("")).toContain(
      "neighbour",
    );
  });

  it("says at the field what is wrong, and ties it to the field", () => {
    const html = draw({ issues: [{ field: "body", message: "声は10文字以上で入力してください。" }] });
    const described = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];

    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/);
    expect(described.some((id) => new RegExp(`id="${id}"[^>]*>[^<]*声は10文字以上|id="${id}".{0,80}声は10文字以上`, "s").test(html))).toBe(
      true,
    );
  });

  it("cannot be sent twice, nor before the page is alive", () => {
    const button = (html: string) => /<button[^>]*type="submit"[^>]*>|<button[^>]*>/.exec(html)?.[0] ?? "";

    expect(button(draw())).not.toContain("disabled=");
    expect(button(draw({ isPending: true }))).toContain("disabled=");
    expect(button(draw({ isReady: false }))).toContain("disabled=");
  });
});

describe("a note", () => {
  const typed = (length: number) => ({ stance: "resident", body: "あ".repeat(length) });

  it.each([
    [least - 1, false],
    [least, true],
    [most, true],
    [most + 1, false],
  ])("of %i letters is read: %s", (length, isRead) => {
    expect(readNote(typed(length)).ok).toBe(isRead);
  });

  it("is no longer for the spaces around it", () => {
    expect(readNote({ stance: "resident", body: `  ${"あ".repeat(least - 1)}  ` }).ok).toBe(false);
  });

  it("carries what only programs fill in, so that the service can tell them from people", () => {
    const read = readNote({ ...typed(least), [TRAP]: "http://spam.example" });

    expect(read).toMatchObject({ ok: true, input: { [TRAP]: "http://spam.example" } });
    expect(draw()).toContain(`name="${TRAP}"`);
  });

  const note = { stance: "resident", body: "駅まで屋根のある道で行けます。" } as const;
  const PATH = "POST /api/estate/risk/key/notes";

  it.each([
    ["the service is down", 503, true],
    ["nothing answers", 0, true],
    ["the visitor is offline", 0, false],
  ])("says why it could not be sent where %s, and is not taken for sent", async (_, status, isOnline) => {
    const outcome = await sendNote("key", note, { ...scriptedApi({ [PATH]: refused(status) }), isOnline });

    expect(outcome).not.toBe("done");
    expect(outcome).toHaveProperty("notice");
  });

  it("has its faults told at their fields where the service finds some", async () => {
    const api = scriptedApi({
      [PATH]: refused(422, {
        type: "/problems/validation",
        errors: [{ field: "body", reason: "too-short", message: "声は10文字以上です。" }],
      }),
    });

    expect(JSON.stringify(await sendNote("key", note, { ...api, isOnline: true }))).toContain('"field":"body"');
  });
});

it("the page of notes begins with an empty form beside the notes", async () => {
  const text = textOf(await renderInRouter(<TownNotesScreen report={detailReport} notes={sampleNotes} search={{}} />));

  expect(text).toContain("住んでいる1件");
  expect(text).toContain(`あと${most}文字`);
  expect(text).not.toContain("お預かりしました");
});

import { expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { NoteEditor } from "./note-editor.tsx";

it("a note is written on the spot, and stays as it was typed where saving fails", async () => {
  const saved: string[] = [];
  const answers = [false, true];
  const onSave = async (note: string) => {
    saved.push(note);
    return answers.shift() ?? true;
  };
  const page = await livePage(<NoteEditor label="東雲" note="" onSave={onSave} />);
  await page.press("「東雲」のメモを書く");
  await page.type("textarea", " 南向き ");
  await page.press("保存する");
  expect([saved, page.all("textarea").length]).toEqual([["南向き"], 1]);

  await page.press("保存する");
  expect([saved, page.all("textarea").length]).toEqual([["南向き", "南向き"], 0]);
});

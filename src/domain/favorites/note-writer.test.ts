import { expect, it } from "vitest";
import { writerOfNote } from "./note-writer.ts";

it.each([
  ["nobody's when it is empty", { note: "南向き", noteBy: "a" }, "", "a", ""],
  ["of who wrote the first word", { note: "", noteBy: "" }, "南向き", "a", "a"],
  ["of who wrote it before when it stays as it was", { note: "南向き", noteBy: "b" }, "南向き", "a", "b"],
  ["of who goes on with their own", { note: "南向き", noteBy: "a" }, "南向き 広い", "a", "a"],
  ["nobody's alone when another goes on", { note: "南向き", noteBy: "b" }, "南向き 広い", "a", ""],
  ["nobody's alone when it was of both", { note: "南向き", noteBy: "" }, "南向き 広い", "a", ""],
])("a note is %s", (_, before, note, sub, by) => {
  expect(writerOfNote(before, note, sub)).toBe(by);
});

import { describe, expect, it } from "vitest";
import { type KeptNote, mergeOf } from "./merge.ts";

const at = (hour: number) => new Date(`2026-11-22T${String(hour).padStart(2, "0")}:00:00Z`);
const row = (changes: Partial<KeptNote> = {}): KeptNote => ({
  ...{ id: "f-1", kind: "home", key: "d-1", note: "前のメモ", changedAt: at(3), removedAt: null },
  ...changes,
});
const loose = (changes: object = {}) => ({ kind: "home" as const, key: "d-1", note: "", keptAt: at(5), changedAt: at(5), ...changes });
const merge = (rows: KeptNote[], given: ReturnType<typeof loose>[], most = 10) => mergeOf(rows, given, { now: at(6), most });

describe("what was kept in a browser, beside what an account has", () => {
  it.each([
    ["is added where the account has none", [], loose(), { added: [loose()] }],
    ["changes nothing where it is there already", [row()], loose(), {}],
    ["brings its newer note", [row()], loose({ note: "新しい" }), { changed: [{ id: "f-1", note: "新しい" }] }],
    ["leaves a newer note of the account", [row({ changedAt: at(6) })], loose({ note: "古い" }), {}],
    [
      "brings back what was let go before it was kept here",
      [row({ removedAt: at(4) })],
      loose(),
      { changed: [{ id: "f-1", note: "前のメモ" }] },
    ],
    ["stays away where it was let go after it was kept here", [row({ removedAt: at(6) })], loose(), {}],
    [
      "counts a time ahead of ours as now",
      [row({ removedAt: at(6), id: "f-2" })],
      loose({ keptAt: at(9) }),
      { changed: [{ id: "f-2", note: "前のメモ" }] },
    ],
  ])("%s", (_, rows, given, result) => {
    expect(merge(rows, [given])).toMatchObject({ added: [], changed: [], left: [], ...result });
  });

  it("goes in as far as there is room, the newest first, each thing once", () => {
    const older = loose({ key: "d-2", keptAt: at(2) });
    const { added, left } = merge([row({ key: "d-9" })], [older, loose(), loose({ keptAt: at(1) })], 2);

    expect([added.map(({ key, keptAt }) => [key, keptAt]), left.map(({ key }) => key)]).toEqual([[["d-1", at(5)]], ["d-2"]]);
  });
});

import { describe, expect, it } from "vitest";
import type { SharedFavorites } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findCompared, findShared } from "./find-favorites.ts";
import { SAMPLE_DAY, sampleKeptHome } from "./samples.ts";
import { SharedView } from "./shared.view.tsx";

const FOLDER: SharedFavorites = {
  ...{ name: "新居", expiresAt: "2027-02-21T03:00:00.000Z" },
  items: [{ kind: "home", key: "d-9", label: "売れた家", home: sampleKeptHome({ state: "sold" }) }],
};

describe("a shared folder", () => {
  it("shows what lies in it and until when it can be opened", async () => {
    const text = textOf(await renderInRouter(<SharedView data={{ kind: "shared", folder: FOLDER, today: SAMPLE_DAY }} />));

    for (const words of ["「新居」", "2027年2月21日まで", "売れた家", "成約済み"]) expect(text).toContain(words);
  });

  it.each([
    ["over", "リンクの有効期限が切れています"],
    ["failed", "お気に入りを読み込めませんでした"],
  ] as const)("says why it shows nothing: %s", async (kind, words) => {
    expect(textOf(await renderInRouter(<SharedView data={{ kind }} />))).toContain(words);
  });
});

const LINK = `GET /api/estate/shared-favorites/${"a".repeat(43)}`;
const HOMES = "GET /api/estate/kept-homes";

it.each([
  ["a".repeat(43), { [LINK]: FOLDER }, "shared"],
  ["a".repeat(43), { [LINK]: refused(404) }, "over"],
  ["a".repeat(43), {}, "failed"],
  [undefined, {}, "over"],
])("a token %s that is answered so leads to: %s", async (token, answers, kind) => {
  expect((await findShared(token, scriptedApi(answers).estate)).kind).toBe(kind);
});

it("homes to compare are asked for by the address; without any nobody is asked", async () => {
  expect((await findCompared("d-1", scriptedApi({ [HOMES]: { items: [sampleKeptHome()] } }).estate)).compared).toHaveLength(1);
  expect((await findCompared("d-1", scriptedApi().estate)).compared).toBe(null);
  expect((await findCompared(undefined, scriptedApi().estate)).compared).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { ApiClient, SharedFavorites } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
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

/** An API that answers every question so. */
const answering = (answer: object) => ({ get: async () => answer }) as unknown as ApiClient["estate"];
const REFUSED = (status: number) => ({ ok: false, problem: { type: "/problems/x", title: "", status } });

it.each([
  ["a".repeat(43), { ok: true, value: FOLDER }, "shared"],
  ["a".repeat(43), REFUSED(404), "over"],
  ["a".repeat(43), REFUSED(503), "failed"],
  [undefined, REFUSED(503), "over"],
])("a token %s that is answered with %j leads to: %s", async (token, answer, kind) => {
  expect((await findShared(token, answering(answer))).kind).toBe(kind);
});

it("homes to compare are asked for by the address; without any nobody is asked", async () => {
  expect((await findCompared("d-1", answering({ ok: true, value: { items: [sampleKeptHome()] } }))).compared).toHaveLength(1);
  expect((await findCompared("d-1", answering(REFUSED(503)))).compared).toBe(null);
  expect((await findCompared(undefined, answering(REFUSED(503)))).compared).toEqual([]);
});

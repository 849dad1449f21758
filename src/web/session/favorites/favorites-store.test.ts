import { describe, expect, it } from "vitest";
import { type FavoriteMark, MOST_FAVORITES } from "#domain/favorites/types.ts";
import type { BrowserFavorite, HeartItem } from "./browser-favorites.ts";
import { createFavoritesStore, type FavoritesParts, markId, type Told } from "./favorites-store.ts";

const HOME: HeartItem = { kind: "home", key: "d-1", label: "豊洲レジデンス 8階", price: 54_800_000 };
const AREA: HeartItem = { kind: "area", key: "13108", label: "江東区", price: null };
const NOON = "2026-11-22T03:00:00.000Z";
const kept = (item: HeartItem): BrowserFavorite => ({ ...item, note: "", keptAt: NOON, changedAt: NOON });
const told = <T>(value: T): Promise<Told<T>> => Promise.resolve({ ok: true, value });
const refusal = <T>(): Promise<Told<T>> => Promise.resolve({ ok: false, why: "ただいま接続できません。" });

function setUp(browser: BrowserFavorite[], account: Partial<FavoritesParts["account"]> = {}) {
  const box = { browser };
  const calls: string[] = [];
  const note = (name: string) => (mark: FavoriteMark) => {
    calls.push(`${name} ${markId(mark)}`);
    return told(null);
  };
  const store = createFavoritesStore({
    browser: {
      read: () => box.browser,
      keep: (next) => {
        box.browser = [...next];
      },
    },
    account: {
      ...{ marks: () => told([AREA]), keep: note("keep"), drop: note("drop") },
      merge: (favorites) => told({ items: [AREA, ...favorites], left: [] }),
      ...account,
    },
    now: () => new Date(NOON),
  });
  return { store, box, calls, marks: () => [...(store.state().marks ?? [])].toSorted() };
}

describe("favourites of somebody who is not signed in", () => {
  it("are kept in the browser and let go by the second press", async () => {
    const { store, box, marks } = setUp([]);
    await store.readBy(null);
    await store.toggle(HOME);
    expect([marks(), box.browser]).toEqual([["home:d-1"], [kept(HOME)]]);

    await store.toggle(HOME);
    expect([marks(), box.browser]).toEqual([[], []]);
  });

  it("are so many at most, and one of them can still be let go", async () => {
    const full = Array.from({ length: MOST_FAVORITES }, (_, i) => kept({ ...HOME, key: `d-${i}` }));
    const { store, box } = setUp(full);
    await store.readBy(null);
    await store.toggle({ ...HOME, key: "one-more" });
    expect([box.browser.length, store.state().failure?.why]).toEqual([MOST_FAVORITES, expect.stringContaining("200件まで")]);

    await store.toggle(HOME);
    expect([box.browser.length, store.state().failure]).toEqual([MOST_FAVORITES - 1, null]);
  });

  it("are not changed before it is known who looks", async () => {
    const { store, box } = setUp([]);
    await store.toggle(HOME);
    expect(box.browser).toEqual([]);
  });
});

describe("favourites of a member", () => {
  it("are asked of the account, and changed there", async () => {
    const { store, box, calls, marks } = setUp([]);
    await store.readBy("me");
    await store.toggle(HOME);
    await store.toggle(AREA);

    expect([marks(), calls, box.browser]).toEqual([["home:d-1"], ["keep home:d-1", "drop area:13108"], []]);
  });

  it("take over what the browser kept, which then has it no longer", async () => {
    const { store, box, marks } = setUp([kept(HOME)]);
    await store.readBy("me");
    expect([marks(), box.browser]).toEqual([["area:13108", "home:d-1"], []]);
  });

  it("leave in the browser what found no room", async () => {
    const merge = () => told({ items: [AREA], left: [HOME] });
    const { store, box, marks } = setUp([kept(HOME), kept({ ...HOME, key: "vanished" })], { merge });
    await store.readBy("me");
    expect([marks(), box.browser]).toEqual([["area:13108"], [kept(HOME)]]);
  });

  it("leave the browser as it is where the account could not be asked", async () => {
    const { store, box, marks } = setUp([kept(HOME)], { merge: refusal });
    await store.readBy("me");
    expect([marks(), box.browser]).toEqual([["area:13108"], [kept(HOME)]]);
  });

  it("go back to what they were where a change fails, and say why", async () => {
    const { store, marks } = setUp([], { keep: refusal });
    await store.readBy("me");
    await store.toggle(HOME);

    expect([marks(), store.state().failure]).toEqual([["area:13108"], { mark: "home:d-1", why: "ただいま接続できません。" }]);
  });

  it("are never shown to the next who signs in", async () => {
    const slow = Promise.withResolvers<Told<readonly FavoriteMark[]>>();
    const answers = [slow.promise, told([])];
    const { store, marks } = setUp([], { marks: () => answers.shift() ?? told([]) });
    const first = store.readBy("me");
    await store.readBy("another");
    slow.resolve({ ok: true, value: [HOME] });
    await first;

    expect(marks()).toEqual([]);
  });

  it("take one change of the same thing at a time", async () => {
    const slow = Promise.withResolvers<Told<unknown>>();
    const { store, calls, marks } = setUp([], { keep: () => slow.promise });
    await store.readBy("me");
    const keeping = store.toggle(HOME);
    await store.toggle(HOME);
    slow.resolve({ ok: true, value: null });
    await keeping;

    expect([marks(), calls]).toEqual([["area:13108", "home:d-1"], []]);
  });
});

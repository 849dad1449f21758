import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import { SearchBox, type SearchOption } from "./search-box.tsx";
import type { Loaded, LoadSuggestions } from "./use-suggestions.ts";

const TOYOSU: SearchOption = { id: "town:1", label: "豊洲", detail: "江東区", tag: "町名" };
const STATION: SearchOption = { id: "station:2", label: "豊洲駅", detail: "有楽町線", tag: "駅" };
const FIELD = '[role="combobox"]';

/** A service of suggestions that is asked by hand: every question with the way to answer it. */
function service() {
  const asked: { text: string; signal: AbortSignal; answer: (loaded: Loaded<SearchOption>) => Promise<void>; fail: () => Promise<void> }[] =
    [];
  const load: LoadSuggestions<SearchOption> = (text, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Loaded<SearchOption>>();
    const settle = (how: () => void) => act(async () => how());
    asked.push({ text, signal, answer: (loaded) => settle(() => resolve(loaded)), fail: () => settle(() => reject(new Error("offline"))) });
    return promise;
  };
  return { asked, load };
}

async function open(more: Partial<Parameters<typeof SearchBox>[0]> = {}) {
  const { asked, load } = service();
  const told = {
    pick: vi.fn<(option: SearchOption) => void>(),
    search: vi.fn<(text: string) => void>(),
    go: vi.fn<(text: string) => void>(),
  };
  const page = await livePage(
    <SearchBox
      label="住所・駅"
      placeholder="例：豊洲"
      action="/search"
      load={load}
      onPick={told.pick}
      onSearch={told.search}
      onContinue={told.go}
      {...more}
    />,
  );
  return { page, asked, ...told };
}

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = (page: LivePage) => page.one(FIELD).getAttribute("aria-expanded") === "true";
const options = (page: LivePage) => page.all('[role="option"]').map(({ textContent }) => textContent);
const active = (page: LivePage) => page.all('[role="option"][aria-selected="true"]').map(({ textContent }) => textContent);

/** With both suggestions on the screen. */
async function withSuggestions() {
  const opened = await open();
  await opened.page.type(FIELD, "豊洲");
  await pause(200);
  await opened.asked[0]?.answer({ ok: true, items: [TOYOSU, STATION] });
  return opened;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is typed into the search box", () => {
  it("is asked about once the fingers rest, without the blanks around it", async () => {
    const { page, asked } = await open();
    await page.type(FIELD, "豊");
    await pause(150);
    await page.type(FIELD, " 豊洲 ");
    await pause(199);
    expect(asked).toEqual([]);

    await pause(1);

    expect(asked.map(({ text }) => text)).toEqual(["豊洲"]);
    expect(isOpen(page)).toBe(false);
  });

  it("opens the list when the answer is there, and says how many there are", async () => {
    const { page } = await withSuggestions();

    expect(isOpen(page)).toBe(true);
    expect(options(page)).toEqual(["豊洲江東区町名", "豊洲駅有楽町線駅"]);
    expect(page.one('[role="status"]').textContent).toBe("候補が2件あります");
    expect(active(page)).toEqual([]);
  });

  it("keeps what was found while the next answer is on its way, and takes only the newest", async () => {
    const { page, asked } = await withSuggestions();
    await page.type(FIELD, "豊洲駅");
    await pause(200);
    await page.type(FIELD, "豊洲駅前");
    expect(options(page)).toHaveLength(2);
    expect(asked[1]?.signal.aborted).toBe(true);
    await pause(200);

    await asked[2]?.answer({ ok: true, items: [STATION] });
    await asked[1]?.answer({ ok: true, items: [TOYOSU] });

    expect(options(page)).toEqual(["豊洲駅有楽町線駅"]);
  });

  it("is asked about no more once it is cleared", async () => {
    const { page, asked } = await withSuggestions();
    await page.type(FIELD, "  ");
    await pause(1000);

    expect([asked.length, isOpen(page), options(page)]).toEqual([1, false, []]);
  });

  it("goes on as it is where nothing fits, in words that were asked about", async () => {
    const { page, asked, go } = await open();
    await page.type(FIELD, "豊洲の家 ");
    await pause(200);
    await asked[0]?.answer({ ok: true, items: [] });

    expect(page.text()).toContain("「豊洲の家」に合う候補がありません。");
    await page.press("住所で続ける");
    expect(go.mock.calls).toEqual([["豊洲の家"]]);
  });

  it.each([
    ["the service failed", (asked: ReturnType<typeof service>["asked"]) => asked[0]?.answer({ ok: false })],
    ["it could not be reached", (asked: ReturnType<typeof service>["asked"]) => asked[0]?.fail()],
  ])("can be searched for all the same where %s", async (_, fail) => {
    const { page, asked, search } = await open();
    await page.type(FIELD, "豊洲");
    await pause(200);
    await fail(asked);

    expect(page.text()).toContain("候補を読み込めませんでした。そのまま続けられます。");
    await page.press("調べる");
    expect(search.mock.calls).toEqual([["豊洲"]]);
  });
});

describe("the keys in the search box", () => {
  it("arrows walk through the list and back into the text", async () => {
    const { page } = await withSuggestions();

    expect(await page.key(FIELD, "ArrowDown")).toBe(false);
    expect(active(page)).toEqual(["豊洲江東区町名"]);
    expect(page.one(FIELD).getAttribute("aria-activedescendant")).toBe(page.one('[aria-selected="true"]').id);
    await page.key(FIELD, "ArrowDown");
    await page.key(FIELD, "ArrowDown");
    expect([active(page), page.one(FIELD).hasAttribute("aria-activedescendant")]).toEqual([[], false]);
    await page.key(FIELD, "ArrowUp");
    expect(active(page)).toEqual(["豊洲駅有楽町線駅"]);
  });

  it("Enter takes the option under way, and asks nothing more", async () => {
    const { page, asked, pick, search } = await withSuggestions();
    await page.key(FIELD, "ArrowDown");

    expect(await page.key(FIELD, "Enter")).toBe(false);
    await pause(1000);

    expect(pick.mock.calls).toEqual([[TOYOSU]]);
    expect([isOpen(page), page.one(FIELD).getAttribute("value"), asked.length, search.mock.calls.length]).toEqual([false, "豊洲", 1, 0]);
  });

  it("Enter in the text is left to the form", async () => {
    const { page, pick } = await withSuggestions();

    expect(await page.key(FIELD, "Enter")).toBe(true);
    expect(pick).not.toHaveBeenCalled();
  });

  it("Escape closes the list and keeps the text", async () => {
    const { page } = await withSuggestions();
    await page.key(FIELD, "Escape");

    expect([isOpen(page), page.one(FIELD).getAttribute("value")]).toEqual([false, "豊洲"]);
  });

  it("none of them is ours while a conversion of kanji is under way", async () => {
    const { page } = await withSuggestions();

    expect(await page.key(FIELD, "ArrowDown", { isComposing: true })).toBe(true);
    expect(active(page)).toEqual([]);
  });
});

describe("a press in the search box", () => {
  it("takes an option, with its name in the field, which is not asked about in turn", async () => {
    const { page, asked, pick } = await withSuggestions();
    await page.press(page.all('[role="option"]')[1] ?? page.one("nothing"));
    await pause(1000);

    expect([pick.mock.calls, asked.length]).toEqual([[[STATION]], 1]);
    expect([isOpen(page), page.one(FIELD).getAttribute("value")]).toEqual([false, "豊洲駅"]);
  });

  it("on the button searches for the text without its blanks, and for nothing where nothing stands there", async () => {
    const { page, search } = await open({ initialText: "", submitLabel: "この住所にする" });
    await page.press("この住所にする");
    expect(search).not.toHaveBeenCalled();

    await page.type(FIELD, " 江東区豊洲 ");
    await page.press("この住所にする");

    expect(search.mock.calls).toEqual([["江東区豊洲"]]);
  });

  it("elsewhere closes the list; on the list it does not take the focus away", async () => {
    const { page } = await withSuggestions();
    const down = new window.MouseEvent("mousedown", { bubbles: true, cancelable: true });
    page.all('[role="option"]')[0]?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);

    await act(async () => void page.one(FIELD).dispatchEvent(new window.FocusEvent("focusout", { bubbles: true })));

    expect(isOpen(page)).toBe(false);
  });
});

it("a search box with a fault points at its words", async () => {
  const { page } = await open({ errorId: "place-error", inputId: "place" });

  expect(page.one("#place").getAttribute("aria-describedby")).toBe("place-error");
  expect(page.one("#place").getAttribute("aria-invalid")).toBe("true");
});

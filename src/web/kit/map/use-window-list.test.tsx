import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";
import { useWindowList } from "./use-window-list.ts";

const TOYOSU: Window = { west: 139.78, south: 35.64, east: 139.8, north: 35.66 };
const TSUKISHIMA: Window = { ...TOYOSU, west: 139.77, east: 139.79 };

type Asked = { readonly window: Window; readonly signal: AbortSignal; readonly answer: (list: string | null) => Promise<void> };

/** A map beside its list, and the service of lists, which is answered by hand. */
async function open(first: Window | null) {
  const asked: Asked[] = [];
  const load = (window: Window, signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    asked.push({ window, signal, answer: (list) => act(async () => resolve(list)) });
    return promise;
  };
  function List({ window }: { readonly window: Window | null }) {
    const list = useWindowList(window, load);
    return <p>{list.state === "ok" ? list.value : list.state}</p>;
  }
  const page = await livePage(<List window={first} />);
  return { asked, text: page.text, close: page.close, move: (window: Window | null) => page.draw(<List window={window} />) };
}

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the list of what a map shows", () => {
  it("is asked for once the map rests, for the part in view", async () => {
    const { asked, text } = await open(TOYOSU);
    await pause(349);
    expect([asked.length, text()]).toEqual([0, "waiting"]);

    await pause(1);
    await asked[0]?.answer("豊洲の一覧");

    expect(asked.map(({ window }) => window)).toEqual([TOYOSU]);
    expect(text()).toBe("豊洲の一覧");
  });

  it("is not asked for before the map is there", async () => {
    const { asked, text } = await open(null);
    await pause(5000);

    expect([asked.length, text()]).toEqual([0, "waiting"]);
  });

  it("of a map that moves on is asked for where it stops, and an answer that comes late is not shown", async () => {
    const { asked, text, move } = await open(TOYOSU);
    await pause(350);
    await move(TSUKISHIMA);
    expect(asked[0]?.signal.aborted).toBe(true);
    await pause(350);

    await asked[1]?.answer("月島の一覧");
    await asked[0]?.answer("豊洲の一覧");

    expect(asked.map(({ window }) => window)).toEqual([TOYOSU, TSUKISHIMA]);
    expect(text()).toBe("月島の一覧");
  });

  it("stays while the next one is on its way", async () => {
    const { asked, text, move } = await open(TOYOSU);
    await pause(350);
    await asked[0]?.answer("豊洲の一覧");
    await move(TSUKISHIMA);
    await pause(350);

    expect(text()).toBe("豊洲の一覧");
  });

  it("says that it could not be had", async () => {
    const { asked, text } = await open(TOYOSU);
    await pause(350);
    await asked[0]?.answer(null);

    expect(text()).toBe("failed");
  });

  it.each([
    ["wide", { ...TOYOSU, east: TOYOSU.west + 1.01 }, "wide"],
    ["high", { ...TOYOSU, north: TOYOSU.south + 1.01 }, "wide"],
    ["just small enough", { west: 139, south: 35, east: 140, north: 36 }, "waiting"],
  ])("of a part that is %s is %s", async (_, window, state) => {
    const { asked, text } = await open(window);
    expect(text()).toBe(state);
    await pause(350);

    expect(asked.length).toBe(state === "wide" ? 0 : 1);
  });

  it("is asked for no more once its page is left", async () => {
    const { asked, close } = await open(TOYOSU);
    await close();
    await vi.advanceTimersByTimeAsync(1000);

    expect(asked).toEqual([]);
  });
});

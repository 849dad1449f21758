import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import type { HomeSpots } from "./home-spots.ts";
import { type LoadSpots, type MapWindow, useHomeSpots } from "./use-home-spots.ts";

const window = (west: number): MapWindow => ({ box: { west, south: 35, east: west + 1, north: 36 }, zoom: 12 });
const found = (total: number): HomeSpots => ({ total, pins: [], clusters: [] });

/** A map, and the service of its homes, which is answered by hand. */
async function open() {
  const asked: { readonly signal: AbortSignal; readonly answer: (spots: HomeSpots | null) => Promise<void> }[] = [];
  const load: LoadSpots<HomeSpots["pins"][number]> = (_window, signal) => {
    const { promise, resolve } = Promise.withResolvers<HomeSpots | null>();
    asked.push({ signal, answer: (spots) => act(async () => resolve(spots)) });
    return promise;
  };
  function Shown({ at }: { readonly at: MapWindow }) {
    const { spots, isFailed } = useHomeSpots(at, load);
    return (
      <p>
        {spots?.total ?? "none"}
        {isFailed && " failed"}
      </p>
    );
  }
  const page = await livePage(<Shown at={window(139)} />);
  const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
  return { asked, text: page.text, rest, move: (west: number) => page.draw(<Shown at={window(west)} />) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the homes of a map's window", () => {
  it("are asked for once the map has come to rest, and of a slower older question nothing is shown", async () => {
    const map = await open();
    await map.rest();
    await map.move(140);
    await map.rest();
    await map.asked[1]?.answer(found(2));
    await map.asked[0]?.answer(found(1));

    expect(map.asked).toHaveLength(2);
    expect(map.asked[0]?.signal.aborted).toBe(true);
    expect(map.text()).toBe("2");
  });

  it("stay while the next are on their way, and where they fail", async () => {
    const map = await open();
    await map.rest();
    await map.asked[0]?.answer(found(7));
    await map.move(140);
    await map.rest();
    await map.asked[1]?.answer(null);

    expect(map.text()).toBe("7 failed");
  });
});

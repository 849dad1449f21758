import { act } from "react";
import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { useWindowAsking } from "./use-window-asking.ts";

const window = { box: { west: 139.7000049, south: 35.6, east: 139.8, north: 35.7 }, zoom: 12 };
const box = { west: 139.7, south: 35.6, east: 139.8, north: 35.7 };

/** The map of a list, and what it has asked for. */
async function open(isDrawing = false) {
  const asked: unknown[] = [];
  const ownBox = { current: null };
  let hook: ReturnType<typeof useWindowAsking> | null = null;
  function Asking() {
    hook = useWindowAsking({ ask: (...change) => void asked.push(change), ownBox, isDrawing });
    return null;
  }
  await livePage(<Asking />);
  const now = () => {
    if (!hook) throw new Error("nothing is drawn");
    return hook;
  };
  return { asked, ownBox, now, rest: (isByHand: boolean) => act(async () => now().rest(window, isByHand)) };
}

describe("a map that has come to rest", () => {
  it("adds no window to the address where code has moved it, and shows what lies in it", async () => {
    const { asked, now, rest } = await open();
    await rest(false);

    expect(asked).toEqual([]);
    expect(now().window).toEqual(window);
  });

  it("asks for the homes of its window after a move by hand, as the address writes it and without a step back", async () => {
    const { asked, ownBox, rest } = await open();
    await rest(true);

    expect(asked).toEqual([[{ box }, true]]);
    expect(ownBox.current).toBe("139.7,35.6,139.8,35.7");
  });

  it("asks at a press alone where somebody wants it so", async () => {
    const { asked, now, rest } = await open();
    await act(async () => now().setLive(false));
    await rest(true);
    expect([asked, now().isMoved]).toEqual([[], true]);

    await act(async () => now().searchHere());
    expect([asked, now().isMoved]).toEqual([[[{ box }, true]], false]);
  });

  it("asks for nothing while an area is drawn", async () => {
    const { asked, rest } = await open(true);
    await rest(true);

    expect(asked).toEqual([]);
  });
});

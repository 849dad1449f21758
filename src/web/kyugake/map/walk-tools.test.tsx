import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LonLat } from "#kernel/geo.ts";
import { livePage } from "#test/support/live-page.tsx";
import { walkArea } from "./walk-area.ts";
import { WalkTools } from "./walk-tools.tsx";

const KINSHICHO = { id: "s1", label: "錦糸町駅", detail: "総武線", place: { lon: 139.814, lat: 35.697 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(items: readonly (typeof KINSHICHO)[] | null) {
  const onArea = vi.fn<(area: readonly LonLat[]) => void>();
  const load = async () => (items === null ? ({ ok: false } as const) : ({ ok: true, items } as const));
  const page = await livePage(<WalkTools onArea={onArea} load={load} />);
  await page.press("徒歩圏");
  await page.type('input[type="text"]', "錦糸町");
  await act(() => vi.advanceTimersByTimeAsync(200));
  return { page, onArea };
}

it("makes what lies within the chosen minutes of a station the area of the search", async () => {
  const { page, onArea } = await opened([KINSHICHO]);
  await page.press(page.one("fieldset label:nth-of-type(3) input"));
  expect(page.text()).toContain("駅から直線で1200m");
  await page.press(page.one("li button"));

  expect(onArea).toHaveBeenCalledWith(walkArea(KINSHICHO.place, 15));
});

it.each([
  [[], "「錦糸町」という駅は見つかりません。"],
  [null, "駅を読み込めませんでした。"],
])("tells a name that no station has from a failure", async (items, words) => {
  expect((await opened(items)).page.text()).toContain(words);
});

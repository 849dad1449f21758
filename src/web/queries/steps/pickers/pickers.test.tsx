import { act, type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { COMMUTE_OPTIONS } from "#domain/queries/catalogue/place-options.ts";
import type { NamedCode } from "#domain/queries/core/types.ts";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import { CommutePicker } from "#web/kit/flow/commute-picker.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { BuildingPicker } from "./building-picker.tsx";
import type { PlaceSource } from "./place-source.ts";
import { StationPicker } from "./station-picker.tsx";

const AREAS: Readonly<Record<string, readonly (readonly [code: string, name: string, count: number])[]>> = {
  "": [
    ["01", "北海道", 0],
    ["13", "東京都", 128],
  ],
  "13": [
    ["13107", "墨田区", 40],
    ["13108", "江東区", 88],
  ],
  "13108": [
    ["13108-豊洲", "豊洲", 30],
    ["13108-東雲", "東雲", 0],
  ],
};

const SOURCE: PlaceSource = {
  areas: async (parent) => (AREAS[parent ?? ""] ?? []).map(([code, name, count]) => ({ code, name, count })),
  lines: async () => [
    { id: "yurakucho", name: "東京メトロ有楽町線", operator: "東京地下鉄", count: 20 },
    { id: "yurikamome", name: "ゆりかもめ", operator: "ゆりかもめ", count: 5 },
  ],
  stations: async (_, line) =>
    line === "yurakucho"
      ? [
          { stationGroup: "1130207", name: "月島", count: 8 },
          { stationGroup: "0130220", name: "豊洲", count: 12 },
        ]
      : [],
  areasNamed: async (text) => (text === "豊洲" ? [{ code: "13108-豊洲", name: "江東区豊洲", detail: "東京都" }] : []),
  buildingsNamed: async (text) => (text === "失敗" ? null : [{ code: "toyosu", name: "豊洲レジデンス", detail: "江東区豊洲" }]),
};

const asked = { source: SOURCE, asked: "" };

type Drawn = (chosen: readonly NamedCode[], onChange: (chosen: readonly NamedCode[]) => void) => ReactNode;

async function picking(draw: Drawn, first: readonly NamedCode[] = []) {
  const told: (readonly NamedCode[])[] = [];
  function Form() {
    const [chosen, setChosen] = useState(first);
    return draw(chosen, (next) => {
      told.push(next);
      setChosen(next);
    });
  }
  const page = await livePage(<Form />);
  await settle();
  return { page, told };
}

const rest = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

/** Until what was asked has been answered and drawn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await rest(1);
}

const tick = async (page: LivePage, name: string) => {
  const label = page.all("label").find(({ textContent }) => textContent?.startsWith(name));
  const box = label?.querySelector("input");
  if (!box) throw new Error(`nothing to tick is called ${name}`);
  await page.press(box);
};

const opened = async (page: LivePage, name: string) => {
  const row = page.all("button").find((button) => button.getAttribute("aria-label") === name || button.textContent?.startsWith(name));
  if (!row) throw new Error(`nothing opens ${name}`);
  await page.press(row);
  await settle();
};

describe("the picker of areas", () => {
  const areas =
    (most = 20): Drawn =>
    (chosen, onChange) => <AreaPicker {...asked} {...{ chosen, most, onChange }} />;

  it("goes from the prefecture to the 町, each with its count", async () => {
    const { page, told } = await picking(areas());
    expect(page.text()).toContain("東京都128件›北海道0件");

    await opened(page, "東京都");
    await tick(page, "墨田区");
    await opened(page, "江東区の町を選ぶ");
    await tick(page, "豊洲");

    expect(told.at(-1)).toEqual([
      { code: "13107", name: "墨田区" },
      { code: "13108-豊洲", name: "江東区豊洲" },
    ]);
    expect(page.text()).toContain("2か所を選んでいます");
  });

  it("keeps a place without any home visible and open to be ticked", async () => {
    const { page, told } = await picking(areas());
    await opened(page, "東京都");
    await opened(page, "江東区の町を選ぶ");
    await tick(page, "東雲");

    expect(told.at(-1)).toEqual([{ code: "13108-東雲", name: "江東区東雲" }]);
  });

  it("takes no more than there may be, and says so", async () => {
    const { page } = await picking(areas(1), [{ code: "01101", name: "札幌市中央区" }]);
    await opened(page, "東京都");

    expect(page.all("input[type=checkbox]").every((box) => box.hasAttribute("disabled"))).toBe(true);
    expect(page.text()).toContain("どれかを外してください");
    await page.press("札幌市中央区を外す");
    expect(page.text()).toContain("まだ選んでいません");
  });

  it("finds a place by its name", async () => {
    const { page, told } = await picking(areas());
    await page.type("input[type=search]", "豊洲");
    await rest(210);
    await settle();
    await tick(page, "江東区豊洲");

    expect(told).toEqual([[{ code: "13108-豊洲", name: "江東区豊洲" }]]);
  });
});

describe("the picker of stations", () => {
  const stations: Drawn = (chosen, onChange) => <StationPicker {...asked} {...{ chosen, onChange }} most={20} />;

  it("goes from a line to its stations in their order, codes as they are", async () => {
    const { page, told } = await picking(stations);
    await opened(page, "東京メトロ有楽町線");
    expect(page.text()).toMatch(/月島駅.*豊洲駅/);
    await tick(page, "豊洲駅");

    expect(told).toEqual([[{ code: "0130220", name: "豊洲" }]]);
  });

  it("narrows the lines by name", async () => {
    const { page } = await picking(stations);
    await page.type("input[type=search]", "ゆりかもめ");

    expect(page.text()).not.toContain("有楽町線");
  });
});

it("the picker of buildings tells a failure from nothing found", async () => {
  const { page, told } = await picking((chosen, onChange) => <BuildingPicker source={SOURCE} {...{ chosen, onChange }} most={20} />);
  await page.type("input[type=search]", "豊洲");
  await rest(210);
  await settle();
  await tick(page, "豊洲レジデンス");
  expect(told).toEqual([[{ code: "toyosu", name: "豊洲レジデンス" }]]);

  await page.type("input[type=search]", "失敗");
  await rest(210);
  await settle();
  expect(page.text()).toContain("一覧を読み込めませんでした");
});

it("the picker of commutes takes two stations and then no more", async () => {
  const commutes = [
    { station: { code: "1", name: "東京" }, minutesMax: 30 },
    { station: { code: "2", name: "新宿" }, minutesMax: 45 },
  ];
  const told: unknown[] = [];
  const page = await livePage(
    <CommutePicker {...asked} times={COMMUTE_OPTIONS} most={2} commutes={commutes} onChange={(next) => told.push(next)} />,
  );
  await settle();

  expect(page.all("select")).toEqual([]);
  await page.press("東京駅まで30分以内を外す");
  expect(told).toEqual([[commutes[1]]]);
});

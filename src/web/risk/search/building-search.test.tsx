import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { hookInRouter } from "#test/support/hook-in-router.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { samplePlace, stillSearch } from "#web/risk/samples/guide-samples.ts";
import { buildingOption, loadBuildings, useBuildingSearch } from "./building-option.ts";
import { BuildingPicker } from "./building-picker.tsx";

const building: SuggestItem = { ...samplePlace, kind: "apartment", reference: "k 1", label: "豊洲ハイツ", detail: "東京都江東区豊洲" };
const search = () => hookInRouter("/risk", () => useBuildingSearch());
const steps = async (act: (box: Awaited<ReturnType<typeof search>>["answer"]) => void) => {
  const { answer, led } = await search();
  act(answer);
  return led.map(({ to, inPlace }) => [to, inPlace]);
};

describe("the search for a building", () => {
  it("leads from a chosen building to its report, as a step of its own", async () => {
    expect(await steps(({ onPick }) => onPick(buildingOption(building)))).toEqual([["/risk/k 1/summary", false]]);
  });

  it("leads from a chosen town to its buildings", async () => {
    const [[to] = []] = await steps(({ onPick }) => onPick(buildingOption(samplePlace)));

    expect(to).toMatch(/^\/risk\/search_area\?city=.*13108.*&town=豊洲$/);
  });

  it("leads from a typed text to what is found by it, with suggestions or without", async () => {
    expect(await steps(({ onSearch }) => onSearch("豊洲ハイツ"))).toEqual([["/risk/search_result?q=豊洲ハイツ", false]]);
    expect(await steps(({ onContinue }) => onContinue("知らない町"))).toEqual([["/risk/search_result?q=知らない町", false]]);
  });

  it("opens the page of a building that a screen asks for", async () => {
    const opens = { page: "contact", search: { topic: "correction" } };
    const { answer, led } = await hookInRouter("/risk/contact", () => useBuildingSearch(opens));
    answer.onPick(buildingOption(building));

    expect(led.map(({ to }) => to)).toEqual(["/risk/k 1/contact?topic=correction"]);
  });
});

describe("what is suggested for a text", () => {
  const { signal } = new AbortController();

  it("is a line for each place and building that the service knows, eight at most", async () => {
    const api = scriptedApi({ "GET /api/estate/suggest": { items: [building, samplePlace] } });
    const found = await loadBuildings("豊洲", signal, api);

    expect(found).toMatchObject({ ok: true, items: [{ label: "豊洲ハイツ", item: building }, { item: samplePlace }] });
    expect(api.asked.map(({ query }) => query)).toEqual([{ q: "豊洲", limit: "8" }]);
  });

  it("is asked for with no more text than the service takes", async () => {
    const api = scriptedApi();
    await loadBuildings("あ".repeat(80), signal, api);

    expect(api.asked[0]?.query.q).toHaveLength(60);
  });

  it("is a failure, not nothing, where the service does not answer", async () => {
    expect(await loadBuildings("豊洲", signal, scriptedApi())).toEqual({ ok: false });
  });
});

describe("the card that asks for a building", () => {
  const draw = (hasBuildings = true) => renderInRouter(<BuildingPicker search={stillSearch} hasBuildings={hasBuildings} />);

  it("has one field with a name, and works without script", async () => {
    const html = await draw();

    expect(html).toMatch(/<form[^>]*action="\/risk\/search_result"[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*aria-label="マンション名・住所"/);
    expect(html).toMatch(/<input[^>]*name="q"/);
    expect(textOf(html)).toContain("マンションを選ぶ探す");
  });

  it("has no field where there is no building, but the way to propose one", async () => {
    const html = await draw(false);

    expect(html).not.toContain("<input");
    expect(textOf(html)).toContain("建物がまだ登録されていません");
    expect(textOf(html)).not.toContain("マンション");
    expect(html).toContain('href="/risk/contact?topic=listing"');
  });

  it("suggests nothing before anything is typed", async () => {
    expect(await draw()).toMatch(/aria-expanded="false"/);
  });
});

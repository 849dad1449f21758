import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { EstimateWords, HomeList } from "./home-list.tsx";
import { SAMPLE_DAY, SAMPLE_HOMES, sampleHome } from "./samples.ts";

const drawn = (homes = SAMPLE_HOMES) =>
  renderInRouter(<HomeList label="売出物件" homes={homes} today={SAMPLE_DAY} rowOf={({ key }) => ({ isChosen: key === "lst_0001" })} />);

describe("a list of homes", () => {
  it("shows each with its page, its price, its band in words and who advertises it", async () => {
    const html = await drawn([sampleHome()]);

    expect(html).toContain('href="/homes/lst_0001"');
    expect(textOf(html)).toContain("6,180万円");
    expect(html).toContain("10件のうち8件が入る幅 6,330万円から7,860万円、売出 6,180万円");
    expect(textOf(html)).toContain("推定より12.0%安い");
    expect(textOf(html)).toContain("サンプル不動産 東雲店（専任媒介）更新 11/20・次回 11/27");
  });

  it("says that there is no estimate, rather than leaving the place empty", async () => {
    expect(textOf(await drawn([sampleHome({ estimate: null })]))).toContain("推定なし");
  });

  it("never takes fees that were not told for none", async () => {
    expect(textOf(await drawn([sampleHome({ monthlyYen: null })]))).toContain("管理費等 未掲載");
  });

  it("tells of fees that are not told only where a home has such: of flats", async () => {
    const rowOf = () => ({ monthlyCostYen: 120_000 });
    const of = async (kind: "condo" | "house" | "land") =>
      textOf(
        await renderInRouter(
          <HomeList label="売出物件" homes={[sampleHome({ kind, monthlyYen: null })]} today={SAMPLE_DAY} rowOf={rowOf} />,
        ),
      );

    expect(await of("condo")).toContain("（管理費等は未掲載）");
    for (const kind of ["house", "land"] as const) {
      expect(await of(kind)).not.toContain("管理費等");
      expect(textOf(await drawn([sampleHome({ kind, monthlyYen: null })]))).not.toContain("管理費等");
    }
  });

  it("shows both prices where companies ask for different ones", async () => {
    expect(textOf(await drawn([sampleHome({ offers: 2, highestPrice: 63_000_000 })]))).toContain("6,180万円〜6,300万円");
  });

  it("marks the chosen row", async () => {
    expect((await drawn()).match(/data-chosen/g)).toHaveLength(1 + ((await drawn()).match(/data-chosen:/g)?.length ?? 0));
  });

  it("carries the words that belong to every estimate", async () => {
    expect(textOf(await renderInRouter(<EstimateWords />))).toContain("不動産鑑定評価ではありません");
  });
});

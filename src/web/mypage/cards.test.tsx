import { describe, expect, it } from "vitest";
import type { OverviewTodo } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { GuideCard } from "./guide-card.tsx";
import { GUIDE, GUIDE_WORDS, NEXT_STEP_WORDS } from "./next-steps.ts";
import { NextStepsCard } from "./next-steps-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { EstimatesCard, SearchesCard } from "./recent-cards.tsx";
import { sampleEstimate, sampleOverview } from "./samples.ts";

const ALL: readonly OverviewTodo[] = ["verify-mail", "finish-profile", "enter-user-info", "check-price"];
const links = (html: string) => [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>/g)].map(([, to]) => to);

describe("the guide of a new member", () => {
  it("shows its steps in its own order, whatever order they come in", async () => {
    const html = await renderInRouter(<GuideCard open={[...GUIDE].reverse()} />);

    expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(GUIDE.map((code) => GUIDE_WORDS[code].label));
    expect(links(html)).toEqual(GUIDE.map((code) => GUIDE_WORDS[code].to));
  });

  it.each(GUIDE)("marks %s as done once it is no more to do, and leads there no more", async (done) => {
    const html = await renderInRouter(<GuideCard open={GUIDE.filter((code) => code !== done)} />);

    expect(textOf(html).match(/済み/g)).toHaveLength(1);
    expect(links(html)).not.toContain(GUIDE_WORDS[done].to);
    expect(textOf(html)).toContain(GUIDE_WORDS[done].label);
  });

  it("numbers its steps, done or not", async () => {
    const html = await renderInRouter(<GuideCard open={["check-price"]} />);

    expect([...html.matchAll(/rounded-full[^>]*>(\d)<\/span>/g)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
  });

  it("hurries nobody", async () => {
    expect(textOf(await renderInRouter(<GuideCard open={GUIDE} />))).toContain("どれから始めても、あとからでもかまいません。");
  });
});

describe("what is left to do", () => {
  it("is a list of ways, each with why, in the order of the service", async () => {
    const html = await renderInRouter(<NextStepsCard todos={ALL} />);

    expect(links(html)).toEqual(ALL.map((code) => NEXT_STEP_WORDS[code].to));
    for (const code of ALL) expect(textOf(html)).toContain(`${NEXT_STEP_WORDS[code].label}${NEXT_STEP_WORDS[code].why}`);
    expect(textOf(html)).toContain("やること残り4件");
  });

  it("is told to be nothing, in place of an empty list", async () => {
    const html = await renderInRouter(<NextStepsCard todos={[]} />);

    expect(textOf(html)).toBe("やることいまはありません。");
    expect(html).not.toContain("<ul");
  });
});

describe("the card of the profile", () => {
  it.each([
    [0, "/profile/edit", "プロフィールに答える"],
    [4, "/profile/edit", "プロフィールに答える"],
    [5, "/profile", "プロフィールを見る"],
  ])("with %d of 5 answered leads to %s", async (answered, to, label) => {
    const html = await renderInRouter(<ProfileCard completeness={{ answered, total: 5 }} />);

    expect(textOf(html)).toContain(`${answered}/5`);
    expect(html).toMatch(new RegExp(`href="${to}"[^>]*>${label}`));
  });

  it("says of what is missing that it is optional, and of what is there that it can be taken back", async () => {
    const text = async (answered: number) => textOf(await renderInRouter(<ProfileCard completeness={{ answered, total: 5 }} />));

    expect(await text(1)).toContain("任意です。項目ごとに使いみちを示します。");
    expect(await text(5)).toContain("使いみちと同意は、いつでも見直せます。");
  });
});

describe("the places that were looked up", () => {
  const [first] = sampleOverview().searches;
  if (!first) throw new Error("the sample has searches");
  const draw = (changes: Partial<typeof first>[]) =>
    renderInRouter(<SearchesCard searches={changes.map((change) => ({ ...first, ...change }))} />);

  it("lead back into the form with what was answered, leading zeros and all", async () => {
    const draft = { kind: "condo", cityCode: "01101", town: "北一条", areaM2: "70.5", builtYear: "2008" };
    const [to] = links(await draw([{ draft }]));
    const search = new URLSearchParams((to ?? "").replaceAll("&amp;", "&").split("?")[1]);

    expect(Object.fromEntries([...search].map(([field, text]) => [field, text.replaceAll('"', "")]))).toEqual(draft);
    expect(search.get("builtYear")).toBe("2008");
  });

  it("are told with the day by Japan's calendar", async () => {
    expect(textOf(await draw([{ searchedAt: "2026-11-20T15:00:00.000Z" }]))).toContain("2026年11月21日");
    expect(textOf(await draw([{ searchedAt: "2026-11-20T14:59:59.000Z" }]))).toContain("2026年11月20日");
  });

  it("stand side by side where two of one name were looked up", async () => {
    const html = await draw([{ searchedAt: "2026-11-20T03:00:00.000Z" }, { searchedAt: "2026-11-19T03:00:00.000Z" }]);

    expect(html.match(/<li/g)).toHaveLength(2);
  });
});

describe("the estimates that were seen", () => {
  const draw = (changes: Parameters<typeof sampleEstimate>[0]) => renderInRouter(<EstimatesCard estimates={[sampleEstimate(changes)]} />);

  it("show no point whose band is not known", async () => {
    const text = textOf(await draw({ band: null }));

    expect(text).not.toContain("7,120万円");
    expect(text).toContain("推定できませんでした");
  });

  it("are called what they are where their home has no name", async () => {
    expect(await draw({ label: null })).toMatch(/href="\/search\/result\?id=e-1"[^>]*>推定結果</);
  });

  it("keep their price where they have run out, marked as such", async () => {
    const text = textOf(await draw({ state: "expired" }));

    expect(text).toContain("江東区豊洲期限切れ");
    expect(text).toContain("7,120万円80%の幅 6,210万円〜8,160万円");
  });

  it("have neither link nor price once they are gone, and say why", async () => {
    const html = await draw({ state: "gone" });

    expect(links(html)).toEqual([]);
    expect(textOf(html)).toContain("保存期間が過ぎた推定結果なくなりました");
    expect(textOf(html)).not.toContain("万円");
  });

  it.each([
    ["A", "評価の確かさ A"],
    [null, ""],
  ] as const)("tell the grade %j as %j", async (grade, words) => {
    const text = textOf(await draw({ grade }));

    expect(/評価の確かさ .?/.exec(text)?.[0] ?? "").toBe(words);
  });
});

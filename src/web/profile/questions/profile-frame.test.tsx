import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { itemAfter, PAGE_PATHS } from "./items.ts";
import { ABOVE_EDIT, ABOVE_QUESTION, ProfileFrame, StepLinks } from "./profile-frame.tsx";

const links = (html: string) => [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, label]) => [to, label]);
const pages = Object.keys(PAGE_PATHS) as (keyof typeof PAGE_PATHS)[];

describe("a page of the profile", () => {
  it.each([
    ["the profile", [], ["マイページ"]],
    ["the list", ABOVE_EDIT, ["マイページ", "プロフィール"]],
    ["a question", ABOVE_QUESTION, ["マイページ", "プロフィール", "プロフィール編集"]],
  ] as const)("shows the way to it, itself being no link: %s", async (_, above, way) => {
    const html = await renderInRouter(
      <ProfileFrame crumb="年代" above={above} heading="年代を選んでください">
        x
      </ProfileFrame>,
    );

    expect(links(html).map(([, label]) => label)).toEqual(way);
    expect(html).toMatch(/aria-current="page"[^>]*>年代</);
    expect(html).toMatch(/<h1[^>]*>年代を選んでください<\/h1>/);
  });

  it("is headed by its name where it has no heading of its own", async () => {
    expect(await renderInRouter(<ProfileFrame crumb="プロフィール">x</ProfileFrame>)).toMatch(/<h1[^>]*>プロフィール<\/h1>/);
  });
});

describe("the way from question to question", () => {
  it("goes through all five and ends at the profile", async () => {
    const walked: string[] = [];
    for (let page: (typeof pages)[number] | undefined = "age"; page !== undefined; page = itemAfter(page)?.page) walked.push(page);

    expect(walked).toEqual(pages);
    expect(links(await renderInRouter(<StepLinks page="icon" />)).at(-1)).toEqual(["/profile", "プロフィールを見る"]);
  });

  it.each(pages.slice(0, -1))("leads on from %s by the name of what comes next, and back to the list", async (page) => {
    const html = await renderInRouter(<StepLinks page={page} />);
    const next = itemAfter(page);

    expect(links(html)[0]).toEqual(["/profile/edit", "もどる"]);
    expect(textOf(html)).toContain(`次へ：${next?.title}`);
    expect(html).toContain(`href="${next && PAGE_PATHS[next.page]}"`);
  });
});

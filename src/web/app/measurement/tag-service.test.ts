import { describe, expect, test } from "vitest";
import type { ToldOf } from "#web/kit/memory/tag-choice.ts";
import type { PageViewEvent } from "./page-views.ts";
import { isContainerId, type TagPage, tagService } from "./tag-service.ts";

describe("a container id", () => {
  test.each(["GTM-ABC123", "GTM-K8ZTQ4N"])("%s is valid", (id) => {
    expect(isContainerId(id)).toBe(true);
  });

  test.each(["", "GTM-", "gtm-abc123", "GTM-ABC 123", "UA-12345-1", "GTM-ABC123&x=1", "GTM-ABC\n123", "XGTM-ABC123"])("%j is not", (id) => {
    expect(isContainerId(id)).toBe(false);
  });
});

const VIEW = (name: string) => ({ event: "page_view", name });

/** A page whose visitor was told at 100. */
function aPage({ told, ...more }: { readonly told?: Partial<ToldOf> } & Partial<Omit<TagPage, "told">> = {}) {
  const loaded: string[] = [];
  const queue: { dataLayer?: PageViewEvent[] } = {};
  const page: TagPage = {
    told: () => ({ choice: "shown", since: 100, ...told }),
    asksForPrivacy: () => false,
    mayHoldToken: () => false,
    showsSecret: () => false,
    reload: () => undefined,
    queue,
    loadScript: (src) => loaded.push(src),
    ...more,
  };
  return { loaded, queue, page };
}

describe("page views", () => {
  test("are queued under the name of the route, and the tag is loaded once", () => {
    const { loaded, queue, page } = aPage();
    const tags = tagService("GTM-ABC123", page);

    tags.pageView("index", 101);
    tags.pageView("search-result", 102);

    expect(queue.dataLayer).toEqual([VIEW("index"), VIEW("search-result")]);
    expect(loaded).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
  });

  test("begin with the first screen after the one on which the notice stood", () => {
    const { loaded, queue, page } = aPage();
    const tags = tagService("GTM-ABC123", page);

    tags.pageView("index", 99);
    tags.pageView("index", 100);
    expect([queue, loaded]).toEqual([{}, []]);

    tags.pageView("terms", 101);
    expect(queue.dataLayer).toEqual([VIEW("terms")]);
  });

  test.each([
    ["the notice did not stand yet", { told: { choice: "untold", since: 0 } }],
    ["somebody stopped it", { told: { choice: "stopped" } }],
    ["the browser asks to be left alone", { asksForPrivacy: () => true }],
    ["the screen shows a secret", { showsSecret: () => true }],
    ["the address may hold a token, and the tag is not there yet", { mayHoldToken: () => true }],
  ] as const)("go nowhere, and nothing is loaded, where %s", (_, changes) => {
    const { loaded, queue, page } = aPage(changes);

    tagService("GTM-ABC123", page).pageView("index", 200);

    expect([queue, loaded]).toEqual([{}, []]);
  });

  test("leave a screen that shows a secret alone: it is loaded anew without the tag", () => {
    const screens = [false, true];
    let reloads = 0;
    const { queue, page } = aPage({ showsSecret: () => screens.shift() === true, reload: () => (reloads += 1) });
    const tags = tagService("GTM-ABC123", page);

    tags.pageView("index", 101);
    tags.pageView("console-keys", 102);

    expect([queue.dataLayer, reloads]).toEqual([[VIEW("index")], 1]);
  });

  test.each(["", "not-valid"])("go nowhere with container %j", (id) => {
    const { loaded, queue, page } = aPage();

    tagService(id, page).pageView("index", 200);

    expect([queue, loaded]).toEqual([{}, []]);
  });
});

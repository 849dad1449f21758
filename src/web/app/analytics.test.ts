import { describe, expect, test } from "vitest";
import { createAnalytics, isContainerId, type PageViewEvent, tagScripts } from "./analytics.ts";

describe("a container id", () => {
  test.each(["GTM-ABC123", "GTM-K8ZTQ4N"])("%s is valid", (id) => {
    expect(isContainerId(id)).toBe(true);
  });

  test.each(["", "GTM-", "gtm-abc123", "GTM-ABC 123", "UA-12345-1", "GTM-ABC123&x=1", "GTM-ABC\n123", "XGTM-ABC123"])("%j is not", (id) => {
    expect(isContainerId(id)).toBe(false);
  });
});

describe("page views", () => {
  test("are queued under the name of the route when a valid container is configured", () => {
    const queue: { dataLayer?: PageViewEvent[] } = {};
    const analytics = createAnalytics("GTM-ABC123", queue);

    analytics.pageView("index");
    analytics.pageView("search-result");

    expect(queue.dataLayer).toEqual([
      { event: "page_view", name: "index" },
      { event: "page_view", name: "search-result" },
    ]);
    expect(tagScripts("GTM-ABC123")).toEqual([{ src: "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123", async: true }]);
  });

  test.each([null, "", "not-valid"])("go nowhere, and no tag is loaded, with container %j", (id) => {
    const queue: { dataLayer?: PageViewEvent[] } = {};

    createAnalytics(id, queue).pageView("index");

    expect(queue).toEqual({});
    expect(tagScripts(id)).toEqual([]);
  });
});

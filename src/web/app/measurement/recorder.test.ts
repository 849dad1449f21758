import { expect, test } from "vitest";
import { type RecordingPage, recorded, recorder } from "./recorder.ts";

test("what a page opened is read back in its order, and a page that opened nothing has nothing", () => {
  const page: RecordingPage = {};
  expect(recorded(page)).toEqual([]);

  recorder(page).pageView("index", 1);
  recorder(page).pageView("terms", 2);

  expect(recorded(page)).toEqual([
    { event: "page_view", name: "index" },
    { event: "page_view", name: "terms" },
  ]);
});

test("the newest five hundred are kept", () => {
  const page: RecordingPage = {};
  const { pageView } = recorder(page);
  for (let at = 0; at < 503; at += 1) pageView(`s-${at}`, at);

  expect(recorded(page)).toHaveLength(500);
  expect(recorded(page).at(0)?.name).toBe("s-3");
});

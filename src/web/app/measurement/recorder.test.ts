import { expect, test } from "vitest";
import { recorded, recorder } from "./recorder.ts";

function tab(text: string | null = null) {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? text, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test("what a tab opened is read back in its order, over another recorder of the same tab", () => {
  const storage = tab();
  recorder(storage).pageView("index", 1);
  recorder(storage).pageView("terms", 2);

  expect(recorded(storage)).toEqual([
    { event: "page_view", name: "index" },
    { event: "page_view", name: "terms" },
  ]);
});

test("the newest five hundred are kept", () => {
  const storage = tab();
  const { pageView } = recorder(storage);
  for (let at = 0; at < 503; at += 1) pageView(`s-${at}`, at);

  expect(recorded(storage)).toHaveLength(500);
  expect(recorded(storage).at(0)?.name).toBe("s-3");
});

test.each(["{", "1", "null"])("a record that reads %j is empty", (text) => {
  expect(recorded(tab(text))).toEqual([]);
});

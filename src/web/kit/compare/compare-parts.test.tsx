import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { CompareTick, CompareTray } from "./compare-parts.tsx";
import type { ComparedHome } from "./compared-homes.ts";
import type { Compared } from "./use-compared.ts";

const home = (n: number): ComparedHome => ({ dwellingKey: `d-${n}`, title: `見本コート ${n}階` });
const compared = (homes: readonly ComparedHome[]): Compared => ({
  homes,
  has: (key) => homes.some(({ dwellingKey }) => dwellingKey === key),
  isFull: homes.length === 4,
  toggle: () => undefined,
  clear: () => undefined,
});
const four = [1, 2, 3, 4].map(home);

it.each([
  [0, null, ""],
  [1, null, "くらべる 1/4件"],
  [2, "/favorites?compare=d-1%2Cd-2", "くらべる 2/4件"],
  [4, "/favorites?compare=d-1%2Cd-2%2Cd-3%2Cd-4", "くらべる 4/4件"],
])("with %d homes leads to %s", async (count, href, words) => {
  const html = await renderInRouter(<CompareTray compared={compared(four.slice(0, count))} />, ["/", "/favorites"]);

  expect(html.match(/href="([^"]*)"/)?.[1] ?? null).toBe(href);
  expect(textOf(html)).toContain(words);
});

it("takes no fifth home, and lets go of any of the four", async () => {
  const html = await renderInRouter(
    <>
      <CompareTick home={home(5)} compared={compared(four)} />
      <CompareTick home={home(4)} compared={compared(four)} />
    </>,
    ["/"],
  );

  expect(html.match(/<input[^>]*>/g)?.map((input) => input.includes("disabled"))).toEqual([true, false]);
});

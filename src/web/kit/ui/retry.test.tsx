import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { RetryScope, useRetry } from "./retry.tsx";
import { LoadFailed } from "./state-block.tsx";

const page = vi.fn<() => void>();
const part = vi.fn<() => void>();

/** Presses the button of a failed part while it is drawn. */
function Pressed() {
  useRetry()();
  return null;
}

it("a failed part asks for the page again, and a part that loads itself for just that part", () => {
  renderToStaticMarkup(
    <RetryScope ask={page}>
      <Pressed />
    </RetryScope>,
  );
  expect([page.mock.calls.length, part.mock.calls.length]).toEqual([1, 0]);

  renderToStaticMarkup(
    <RetryScope ask={page}>
      <RetryScope ask={part}>
        <Pressed />
      </RetryScope>
    </RetryScope>,
  );
  expect([page.mock.calls.length, part.mock.calls.length]).toEqual([1, 1]);
});

it("a scope that says nothing leaves it to the one around it", () => {
  page.mockClear();
  renderToStaticMarkup(
    <RetryScope ask={page}>
      <RetryScope ask={undefined}>
        <Pressed />
      </RetryScope>
    </RetryScope>,
  );

  expect(page).toHaveBeenCalledOnce();
});

it("whatever failed offers to be asked for again", () => {
  expect(renderToStaticMarkup(<LoadFailed>人数を読み込めませんでした。</LoadFailed>)).toMatch(
    /人数を読み込めませんでした。.*<button.*再試行/,
  );
});

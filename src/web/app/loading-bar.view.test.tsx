import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createLoadingBar } from "./loading-bar.ts";
import { LoadingBarView } from "./loading-bar.view.tsx";

test("the server draws no bar, whatever is under way", () => {
  const bar = createLoadingBar();
  bar.begin();

  expect(renderToStaticMarkup(<LoadingBarView bar={bar} />)).toBe("");
  bar.end();
});

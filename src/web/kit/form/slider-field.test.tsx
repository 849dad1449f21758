import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SliderField } from "./slider-field.tsx";

it("a slider carries its label, and says its value and what that means", () => {
  const html = renderToStaticMarkup(<SliderField label="地震" value={25} max={100} note="全体の25%" onChange={() => undefined} />);
  const [, id] = /<label for="([^"]+)"/.exec(html) ?? [];

  expect(html).toContain(`id="${id}" type="range" min="0" max="100" step="1"`);
  expect(html).toContain(`<output for="${id}"`);
  expect(html).toContain("全体の25%");
});

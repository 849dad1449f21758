import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProviderMark } from "./provider-mark.tsx";

it.each([
  ["google", ["#4285f4", "#34a853", "#fbbc05", "#ea4335"]],
  ["facebook", ["#0866ff", "#ffffff"]],
  ["line", ["#06c755", "#ffffff", "#06c755"]],
] as const)("draws the mark of %s in its own colours, unread aloud", (name, colours) => {
  const html = renderToStaticMarkup(<ProviderMark name={name} />);

  expect([...html.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual(colours);
  expect(html).toContain('aria-hidden="true"');
});

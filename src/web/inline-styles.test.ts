import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Shown in the browser alone, where a style is set by script and not by an attribute. */
const IN_THE_BROWSER_ONLY = ["app/loading-bar.view.tsx"];

it("no component has a style attribute: the content security policy would ignore it in a page from the server", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const styled = files.filter((file) => /\bstyle=[{"]/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")));

  expect(styled).toEqual(IN_THE_BROWSER_ONLY);
});

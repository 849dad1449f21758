import { describe, expect, it } from "vitest";
import { addProviderScript } from "./provider-scripts.ts";

type Script = { src: string; nonce: string; async: boolean };

/** A page with scripts of its own, as far as it is used. */
function aPage(...own: readonly Script[]) {
  const scripts = [...own];
  const page = {
    scripts,
    createElement: () => ({ src: "", nonce: "", async: false }),
    head: { append: (script: Script) => scripts.push(script) },
  };
  return { page, scripts };
}

describe("the script of a provider", () => {
  it("bears the nonce of the page and is put in once", () => {
    const { page, scripts } = aPage({ src: "https://machinone.example/assets/a.js", nonce: "n-1", async: true });

    for (const _ of [1, 2]) addProviderScript("https://google.example/a.js", page);

    expect(scripts.slice(1)).toEqual([{ src: "https://google.example/a.js", nonce: "n-1", async: true }]);
  });

  it("goes without one where the page has none", () => {
    const { page, scripts } = aPage();

    addProviderScript("https://google.example/a.js", page);

    expect(scripts).toEqual([{ src: "https://google.example/a.js", nonce: "", async: true }]);
  });
});

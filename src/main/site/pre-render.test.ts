import { describe, expect, it } from "vitest";
import type { SiteScreen } from "#web/app/found/site-screens.ts";
import { preRender } from "./pre-render.ts";

const screen = (path: string, changes: Partial<SiteScreen> = {}): SiteScreen => ({
  ...{ name: path.slice(1), title: "題", access: "open", layout: "default", path, description: undefined, isSteady: true },
  ...changes,
});
const screens = [
  screen("/guide"),
  screen("/broken"),
  screen("/changing"),
  screen("/lists", { isSteady: false }),
  screen("/mine", { access: "member" }),
  screen("/form", { layout: "noindex" }),
];

describe("drawing pages before anybody asks", () => {
  it("draws those that are steady, open and listed, and tells which of them could not be", async () => {
    const drawn: string[] = [];
    const faults: string[] = [];
    await preRender({
      screens,
      draw: (path) => {
        drawn.push(path);
        if (path === "/broken") throw new Error("no");
        return new Response("");
      },
      holds: (path) => path === "/guide",
      onFault: (error) => faults.push(`${error.name}: ${error.message}`),
    });

    expect(drawn).toEqual(["/guide", "/broken", "/changing"]);
    expect(faults).toEqual(["PreRenderError: Route /broken is not pre-rendered", "PreRenderError: Route /changing is not pre-rendered"]);
  });
});

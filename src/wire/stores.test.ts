import { describe, expect, it } from "vitest";
import { reachedSources } from "#tools/checks/reached-sources.ts";
import { storeKey } from "./stores.ts";

const pages = [...reachedSources()].filter(([path]) => path.startsWith("src/web/"));

describe("what the site keeps in a browser", () => {
  it("has the module of the store in its name", () => {
    expect(storeKey("property", "recent-searches")).toBe("machinone.property.recent-searches");
  });

  it.each(["property", "user", "userInfo"])("is kept by pages in the module %s", (module) => {
    expect(pages.filter(([, text]) => text.includes(`storeKey("${module}", `))).not.toEqual([]);
  });

  it("is named in no other way", () => {
    const named = pages.filter(([, text]) => /["'`]machinone\.[a-z]/.test(text)).map(([path]) => path.split("/").at(-1));

    // The guard against reloading twice is no state of the product.
    expect(named).toEqual(["chunk-reload.ts"]);
  });
});

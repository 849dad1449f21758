import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { assetDraft } from "./asset-draft.ts";

afterEach(() => vi.unstubAllGlobals());

describe("what is typed of a home in a tab", () => {
  it("comes back over the version it was typed over, and not over what another device saved since", () => {
    vi.stubGlobal("window", { sessionStorage: memoryStorage() });
    let version = 3;
    const draft = (id: string, sub = "me") => assetDraft({ sub, id, version: () => version });
    draft("one").keep({ floor: "5" });

    expect(draft("one").read()).toEqual({ floor: "5" });
    expect(draft("two").read()).toBeNull();
    expect(draft("one", "somebody-else").read()).toBeNull();
    version = 4;
    expect(draft("one").read()).toBeNull();
  });
});

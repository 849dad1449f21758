import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { LiveFields } from "#web/kit/form/form-box.tsx";
import type { Draft, DraftSearch } from "#web/price/place/draft.ts";
import { KEPT_DRAFT } from "./kept-draft.ts";
import { usePriceForm } from "./use-price-form.ts";

const toyosu: Draft = { kind: "condo", cityCode: "13108", town: "豊洲" };

describe("a kept draft on a page that comes to life", () => {
  function Fields({ shown }: { readonly shown: DraftSearch[] }) {
    const { form } = usePriceForm({
      fromUrl: {},
      building: null,
      placeFault: null,
      show: async (search) => void shown.push(search),
      send: async () => "kept",
    });
    const field = (name: string) => (
      <input id={name} name={name} value={form.typed[name] ?? ""} onChange={(event) => form.set(name, event.target.value)} />
    );
    return (
      <LiveFields form={form}>
        {field("areaM2")}
        {field("builtYear")}
        {form.isResumed && <p>前の内容があります</p>}
      </LiveFields>
    );
  }
  /** The page with what was kept, after somebody did something in it before it was alive. */
  async function alive(draft: Draft, meanwhile: () => void) {
    const shown: DraftSearch[] = [];
    const view = <Fields shown={shown} />;
    const live = await livePage(view, {
      markup: renderToString(view),
      meanwhile: () => {
        KEPT_DRAFT.keep(draft);
        meanwhile();
      },
    });
    return { live, shown, texts: () => ["#areaM2", "#builtYear"].map((field) => Reflect.get(live.one(field), "value")) };
  }
  const kept = { ...toyosu, areaM2: "65.5", builtYear: "2008" };

  it("fills the fields", async () => {
    const { texts } = await alive(kept, () => undefined);

    expect(texts()).toEqual(["65.5", "2008"]);
  });

  it("leaves the field alone in which somebody is about to type, in the address too", async () => {
    const { live, shown, texts } = await alive(kept, () => document.getElementById("areaM2")?.focus());

    expect(texts()).toEqual(["", "2008"]);
    expect(shown).toEqual([{ ...toyosu, cityCode: 13_108, builtYear: 2008 }]);
    await live.type("#areaM2", "88");
    expect(KEPT_DRAFT.read()).toEqual({ ...kept, areaM2: "88" });
  });

  it("does not say that answers came back where only that field had one", async () => {
    const { live } = await alive({ areaM2: "65.5" }, () => document.getElementById("areaM2")?.focus());

    expect(live.text()).not.toContain("前の内容があります");
  });
});

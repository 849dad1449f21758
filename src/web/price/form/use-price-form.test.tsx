import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EstimateInput } from "#api/client/client.ts";
import { settled } from "#test/support/profile-service.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import type { Draft, DraftSearch } from "#web/price/place/draft.ts";
import { KEPT_DRAFT } from "./kept-draft.ts";
import { type PriceForm, usePriceForm } from "./use-price-form.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** The form of a page at this address, and what it showed and sent. */
function page(fromUrl: Draft, outcome: Outcome = "kept") {
  const shown: DraftSearch[] = [];
  const sent: { readonly input: EstimateInput; readonly draft: Draft }[] = [];
  const made: PriceForm[] = [];
  function Page() {
    const form = usePriceForm({
      fromUrl,
      building: null,
      placeFault: null,
      show: async (search) => void shown.push(search),
      send: async (input, draft) => {
        sent.push({ input, draft });
        return outcome;
      },
    });
    made.push(form);
    return null;
  }
  renderToStaticMarkup(<Page />);
  const [price] = made;
  if (!price) throw new Error("nothing was drawn");
  return { ...price, shown, sent };
}

const toyosu: Draft = { kind: "condo", cityCode: "13108", town: "豊洲" };

describe("the answers of a price check", () => {
  it("begin with those of the address", () => {
    const { form } = page({ ...toyosu, areaM2: "70" });

    expect(form.typed).toEqual({ ...toyosu, areaM2: "70" });
    expect(form.isResumed).toBe(false);
  });

  it("are kept in the browser at every change", () => {
    const { form } = page(toyosu);
    form.set("areaM2", "70");
    form.set("layout", "3LDK");

    expect(KEPT_DRAFT.read()).toEqual({ ...toyosu, areaM2: "70", layout: "3LDK" });
  });

  it("are sent as the service takes them, together with what was typed", async () => {
    const { form, sent } = page({ ...toyosu, areaM2: "７０㎡", askingPrice: "8,980" });
    form.submit();
    await settled();

    expect(sent).toEqual([
      {
        input: { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, askingPrice: 89_800_000 },
        draft: { ...toyosu, areaM2: "７０㎡", askingPrice: "8,980" },
      },
    ]);
  });

  it("are not sent while something is wrong", async () => {
    const { form, sent } = page({ kind: "condo" });
    form.submit();
    await settled();

    expect(sent).toEqual([]);
  });

  it("stay after they were sent, so that the way back finds them", async () => {
    const { form } = page(toyosu);
    form.set("areaM2", "70");
    form.submit();
    await settled();

    expect(KEPT_DRAFT.read()).toMatchObject({ areaM2: "70" });
  });

  it("are cleared from the browser, the form and the address at once", () => {
    const { form, clear, shown } = page(toyosu);
    form.set("areaM2", "70");
    clear();

    expect(KEPT_DRAFT.read()).toBeNull();
    expect(form.current()).toEqual({});
    expect(shown).toEqual([{}]);
  });
});

import { Window } from "happy-dom";
import { describe, expect, it, onTestFinished } from "vitest";
import { framePage } from "#api/widget/frame-page.ts";
import { readBrand } from "#wire/checker/checker-widget.ts";
import { startFrame } from "./start-frame.ts";

type Asked = { readonly path: string; readonly headers: Record<string, string>; readonly body: Record<string, unknown> | null };
type Reply = { readonly status?: number; readonly body: object };

const price = {
  ...{ yen: 54_800_000, lowYen: 49_000_000, highYen: 61_000_000, grade: "B", place: "東京都江東区豊洲", asOf: "2026年第2四半期" },
  ...{ modelVersion: "condo-2026.11", attributions: ["国土交通省の成約", "町の位置の出典"] },
};
const priced = { price, reason: null, isSample: false, detailsUrl: "https://site.test/search/input?kind=condo" };
const suggested = {
  items: [
    { label: "江東区豊洲", detail: "東京都", place: { cityCode: "13108", town: "豊洲" } },
    { label: "豊洲タワー", detail: "江東区豊洲", place: { apartmentKey: "tower" } },
  ],
};

/** The page of the frame as our server draws it, alive. `reply` is what our server answers; without one it is out of reach. */
async function aFrame(reply: Reply | null = { body: priced }) {
  const window = new Window({ url: "https://site.test/widget/checker" });
  onTestFinished(() => window.happyDOM.close());
  const brand = readBrand({ contact: "https://kaisha.example/contact" });
  const html = framePage({ brand, nonce: "n", token: "the token", isSample: false, siteOrigin: "https://site.test", script: "" });
  window.document.write(html);
  const [asked, told]: [Asked[], unknown[]] = [[], []];
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
    fetch: async (path: string, init: { headers: Record<string, string>; body?: string }) => {
      asked.push({ path, headers: init.headers, body: init.body === undefined ? null : JSON.parse(init.body) });
      if (reply === null) throw new TypeError("no network");
      const { status = 200, body } = path.includes("suggestions") ? { body: suggested } : reply;
      return new Response(JSON.stringify(body), { status });
    },
  });
  Object.defineProperty(window, "parent", { value: { postMessage: (message: unknown) => told.push(message) } });
  // The parts of a browser that are asked for by their global names.
  const { FormData } = globalThis;
  Object.assign(globalThis, { FormData: window.FormData });
  onTestFinished(() => void Object.assign(globalThis, { FormData }));
  const page: globalThis.Window & typeof globalThis = Object(window);
  startFrame(page);
  const one = <T extends HTMLElement = HTMLInputElement>(selector: string) => page.document.querySelector<T>(selector) as T;
  const type = (selector: string, text: string) => {
    one(selector).value = text;
    one(selector).dispatchEvent(new page.Event("input", { bubbles: true }));
  };
  const settle = () => window.happyDOM.waitUntilComplete().then(() => new Promise((resolve) => setTimeout(resolve, 0)));
  const send = async () => {
    one<HTMLFormElement>("form").dispatchEvent(new page.Event("submit", { cancelable: true }));
    await settle();
    await settle();
  };
  const choose = (kind: string) => {
    one(`[value=${kind}]`).checked = true;
    one(`[value=${kind}]`).dispatchEvent(new page.Event("change", { bubbles: true }));
  };
  const key = (name: string) => one("#address").dispatchEvent(new page.KeyboardEvent("keydown", { key: name, cancelable: true }));
  const shown = () =>
    [...page.document.querySelectorAll<HTMLElement>("[data-state]")].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.state);
  return { page, asked, told, one, type, send, choose, key, settle, shown };
}

describe("the page in the frame", () => {
  it("tells the page around it its height", async () => {
    const { told } = await aFrame();

    expect(told).toEqual([{ machinone: "checker", height: expect.any(Number) }]);
  });

  it("asks of a house and of land what belongs to them, and sends nothing else", async () => {
    const { one, choose, type, send, asked } = await aFrame();
    type("#builtYear", "2008");
    choose("land");

    expect(one("[data-label]").textContent).toBe("土地面積");
    expect(["#floorAreaM2", "#layout", "#builtYear"].map((field) => one(field).disabled)).toEqual([true, true, true]);
    type("#address", "江東区豊洲1");
    type("#areaM2", "100");
    await send();
    expect(asked.at(-1)?.body).toEqual({ kind: "land", address: "江東区豊洲1", areaM2: "100" });
    choose("house");
    expect(one("#floorAreaM2").disabled).toBe(false);
    expect(one("#builtYear").disabled).toBe(false);
  });

  it("shows the price with its band, its grade and the ways on", async () => {
    const { one, send, asked, shown, page } = await aFrame();
    await send();

    expect(asked).toMatchObject([{ path: "/api/widget/assessments", headers: { authorization: "Bearer the token" } }]);
    expect(shown()).toEqual(["price"]);
    expect(["price", "low", "high", "grade", "place"].map((name) => one(`[data-value=${name}]`).textContent)).toEqual([
      ...["5,480万円", "4,900万円", "6,100万円", "B", "東京都江東区豊洲"],
    ]);
    expect(["asOf", "modelVersion", "sources"].map((name) => one(`[data-value=${name}]`).textContent)).toEqual([
      ...["2026年第2四半期", "condo-2026.11", "国土交通省の成約、町の位置の出典"],
    ]);
    expect([...page.document.querySelectorAll<HTMLElement>("[data-grade]")].filter(({ hidden }) => !hidden)).toHaveLength(1);
    expect(one<HTMLAnchorElement>("[data-details]").href).toBe(priced.detailsUrl);
    expect(one("[data-sample]").hidden).toBe(true);
    expect(one("button").getAttribute("aria-disabled")).toBeNull();
  });

  it("marks a sample", async () => {
    const { one, send } = await aFrame({ body: { ...priced, isSample: true } });
    await send();

    expect(one("[data-sample]").hidden).toBe(false);
  });

  it("leads from a summary to what is to be put right, and forgets it once it is", async () => {
    const reply: { status: number; body: object } = {
      status: 422,
      body: { errors: [{ field: "areaM2", message: "専有面積を入力してください" }] },
    };
    const { one, send, shown, page } = await aFrame(reply);
    await send();

    expect(page.document.activeElement?.id).toBe("faults");
    expect([one("#areaM2-fault").textContent, one("#areaM2").getAttribute("aria-invalid")]).toEqual(["専有面積を入力してください", "true"]);
    expect(shown()).toEqual([]);
    one("#faults a").click();
    expect(page.document.activeElement?.id).toBe("areaM2");
    Object.assign(reply, { status: 200, body: priced });
    await send();
    expect([one("#faults").hidden, one("#areaM2").getAttribute("aria-invalid"), one("#areaM2-fault").textContent]).toEqual([
      true,
      null,
      "",
    ]);
  });

  it.each([
    ["out-of-area", { body: { ...priced, price: null, reason: "out-of-area" } }],
    ["cannot-estimate", { body: { ...priced, price: null, reason: "cannot-estimate" } }],
    ["quota-exceeded", { status: 429, body: { type: "/problems/quota-exceeded" } }],
    ["too-many-requests", { status: 429, body: { type: "/problems/too-many-requests" } }],
    ["widget-closed", { status: 401, body: { type: "/problems/widget-closed" } }],
    ["failed", { status: 500, body: { type: "/problems/internal" } }],
    ["failed", null],
  ])("says %s in words of its own", async (state, reply) => {
    const { send, shown } = await aFrame(reply);
    await send();

    expect(shown()).toEqual([state]);
  });
});

describe("the suggestions of places", () => {
  it("are chosen by key, and sent in place of what was typed", async () => {
    const { one, type, key, settle, send, asked } = await aFrame();
    one("#address").focus();
    type("#address", "とよす");
    await settle();

    expect(one("#places").hidden).toBe(false);
    expect(one("#address").getAttribute("aria-expanded")).toBe("true");
    key("ArrowDown");
    key("ArrowDown");
    expect(one("#address").getAttribute("aria-activedescendant")).toBe("place-1");
    expect(one("#place-1").getAttribute("aria-selected")).toBe("true");
    key("Enter");
    expect([one("#address").value, one("#places").hidden]).toEqual(["豊洲タワー", true]);
    await send();
    expect(asked.at(-1)?.body).toMatchObject({ apartmentKey: "tower", address: "豊洲タワー" });
  });

  it("are forgotten once the text is another, and closed by Escape", async () => {
    const { one, type, key, settle, send, asked } = await aFrame();
    one("#address").focus();
    type("#address", "とよす");
    await settle();
    key("ArrowUp");
    key("Enter");
    type("#address", "豊洲1丁目");
    await settle();
    key("Escape");
    expect(one("#places").hidden).toBe(true);
    await send();
    expect(asked.at(-1)?.body).toEqual({ kind: "condo", address: "豊洲1丁目" });
  });

  it("that cannot be had are missed by nobody", async () => {
    const { one, type, settle } = await aFrame(null);
    one("#address").focus();
    type("#address", "とよす");
    await settle();

    expect(one("#places").hidden).toBe(true);
  });
});

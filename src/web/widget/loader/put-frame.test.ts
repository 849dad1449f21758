import { Window } from "happy-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { putFrame } from "./put-frame.ts";

/** A page of somebody else with our script in it. */
function aPage(attributes: Readonly<Record<string, string>>) {
  const window = new Window({
    url: "https://www.kaisha.example/",
    settings: { disableIframePageLoading: true, disableJavaScriptFileLoading: true },
  });
  onTestFinished(() => window.happyDOM.close());
  const page: Document = Object(window.document);
  page.body.innerHTML = '<p id="before"></p><div id="there"></div>';
  const warnings: string[] = [];
  vi.spyOn(window.console, "warn").mockImplementation((text: string) => void warnings.push(text));
  const script = page.createElement("script");
  Object.assign(script.dataset, attributes);
  page.getElementById("before")?.after(script);
  Object.defineProperty(script, "src", { value: "https://site.test/widget/checker.js" });
  putFrame(script);
  const frame = page.querySelector("iframe");
  const inside = {};
  if (frame) Object.defineProperty(frame, "contentWindow", { value: inside });
  const hear = (data: unknown, { source = inside, origin = "null" }: { readonly source?: object; readonly origin?: string } = {}) =>
    window.dispatchEvent(Object.assign(new window.Event("message"), { data, source, origin }));
  return { window, page, script, frame, warnings, hear, isThere: () => page.querySelector("iframe") !== null };
}

describe("the script on another site", () => {
  it("puts a frame in a sandbox where it stands, with the key and the wishes", () => {
    const { frame, script } = aPage({ key: "mk_pub_x", color: "#7a1f3d", contact: "https://kaisha.example/?a=1&b=2" });
    const address = new URL(frame?.src ?? "");

    expect(script.nextElementSibling).toBe(frame);
    expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox");
    expect(frame?.title).toBe("住まいの価格チェック");
    expect(address.origin + address.pathname).toBe("https://site.test/widget/checker");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      key: "mk_pub_x",
      color: "#7a1f3d",
      contact: "https://kaisha.example/?a=1&b=2",
    });
  });

  it("puts it into another element that is named", () => {
    const { frame, page } = aPage({ key: "mk_pub_x", target: "#there" });

    expect(frame?.parentElement).toBe(page.getElementById("there"));
  });

  it.each([
    [{}, 'the script has no "data-key".'],
    [{ key: "mk_pub_x", target: "#nowhere" }, 'there is no element "#nowhere" to put it into.'],
  ])("says in the console what is wrong with it: %j", (attributes, words) => {
    const { frame, warnings } = aPage(attributes);

    expect(frame).toBeNull();
    expect(warnings).toEqual([`[machinone checker] ${words}`]);
  });
});

describe("the frame", () => {
  it("is as high as what is in it says", () => {
    const { frame, hear } = aPage({ key: "mk_pub_x" });
    hear({ machinone: "checker", height: 512 });

    expect(frame?.style.height).toBe("512px");
  });

  it.each([
    ["another frame", { source: {} }],
    ["a page with an origin", { origin: "https://site.test" }],
  ])("does not hear %s", (_, from) => {
    const { frame, hear, isThere } = aPage({ key: "mk_pub_x" });
    hear({ machinone: "checker", height: 512 }, from);
    hear({ machinone: "checker", refused: "wrong-host" }, from);

    expect(frame?.style.height).toBe("680px");
    expect(isThere()).toBe(true);
  });

  it("goes where its key does not allow it, and says why", () => {
    const { hear, isThere, warnings } = aPage({ key: "mk_pub_x" });
    hear({ machinone: "checker", refused: "wrong-host" });

    expect(isThere()).toBe(false);
    expect(warnings).toEqual(["[machinone checker] this host is not among those that the key allows."]);
  });

  it("stays where its key was taken back, and says so to who looks after the page", () => {
    const { hear, isThere, warnings } = aPage({ key: "mk_pub_x" });
    hear({ machinone: "checker", height: 48 });
    hear({ machinone: "checker", refused: "revoked" });
    hear({ machinone: "checker", refused: "something else" });

    expect(isThere()).toBe(true);
    expect(warnings).toEqual(["[machinone checker] the key was revoked.", "[machinone checker] it cannot be shown."]);
  });

  it("goes where the browser refuses it, which tells nobody, and stays where it was heard", async () => {
    for (const [isHeard, stays] of [
      [false, false],
      [true, true],
    ]) {
      vi.useFakeTimers();
      const { window, frame, hear, isThere } = aPage({ key: "mk_pub_x" });
      Object.assign(window, { setTimeout });
      if (isHeard) hear({ machinone: "checker", height: 512 });
      frame?.dispatchEvent(Object(new window.Event("load")));
      vi.advanceTimersByTime(5000);
      vi.useRealTimers();
      expect(isThere()).toBe(stays);
    }
  });
});

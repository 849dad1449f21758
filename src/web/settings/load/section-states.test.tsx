import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { fetched, fetching, NOT_FETCHED } from "./fetch-state.ts";
import type { Loaded } from "./latest-load.ts";
import { Section } from "./section-states.tsx";

const draw = (loaded: Loaded<readonly string[]>) =>
  renderToStaticMarkup(
    <Section loaded={loaded} room="min-h-36" failed="端末の一覧を読み込めませんでした。">
      {(list) => <p>{list.length === 0 ? "なし" : list.join("、")}</p>}
    </Section>,
  );

describe("a section that loads by itself", () => {
  it("keeps its place while it waits, and says nothing of what is not known yet", () => {
    const html = draw({ kind: "loading" });

    expect(html).toContain("min-h-36");
    expect(textOf(html)).toBe("");
  });

  it("says what could not be loaded, and asks for just that again", () => {
    const text = textOf(draw({ kind: "failed", retry: () => undefined }));

    expect(text).toContain("読み込みに失敗しました端末の一覧を読み込めませんでした。");
    expect(text).toContain("再試行");
    expect(text).not.toContain("なし");
  });

  it("tells nothing found from nothing loaded", () => {
    expect(draw({ kind: "ready", value: [] })).toBe("<p>なし</p>");
    expect(draw({ kind: "ready", value: ["A", "B"] })).toBe("<p>A、B</p>");
  });
});

describe("how a load stands", () => {
  it("is pending before the first has ended, and has no time", () => {
    expect(NOT_FETCHED).toEqual({ pending: true, error: null, timestamp: null });
  });

  it("tells when it ended, also where it failed", () => {
    const error = new Error("no network");

    expect(fetched(5)).toEqual({ pending: false, error: null, timestamp: 5 });
    expect(fetched(5, error)).toEqual({ pending: false, error, timestamp: 5 });
  });

  it("forgets the last failure when it is asked for again, and keeps the time of what is still shown", () => {
    expect(fetching(fetched(5, new Error("no network")))).toEqual({ pending: true, error: null, timestamp: 5 });
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CompletenessBar } from "#web/kit/ui/completeness-bar.tsx";
import { Avatar } from "./avatar.tsx";

describe("an avatar", () => {
  const names = ["house", "tower", "tree", "cat", "bird", "sun"] as const;
  const nobody = renderToStaticMarkup(<Avatar picture={null} />);

  test("is drawn, each another way", () => {
    const drawn = names.map((name) => renderToStaticMarkup(<Avatar picture={{ kind: "preset", name }} />));

    expect(new Set([...drawn, nobody]).size).toBe(names.length + 1);
  });

  test("is a picture of one's own as soon as its address is known", () => {
    expect(renderToStaticMarkup(<Avatar picture={{ kind: "picture", url: "blob:x" }} />)).toContain(`<img src="blob:x" alt=""`);
    expect(renderToStaticMarkup(<Avatar picture={{ kind: "picture", url: null }} />)).toBe(nobody);
  });

  test("is decoration in three sizes", () => {
    const sizes = (["small", "middle", "large"] as const).map((size) => renderToStaticMarkup(<Avatar picture={null} size={size} />));

    expect(sizes.every((html) => html.includes('aria-hidden="true"'))).toBe(true);
    expect(new Set(sizes).size).toBe(3);
  });
});

describe("how much is answered", () => {
  test.each([0, 3, 5])("is told as %d of 5, and drawn as many", (answered) => {
    const html = renderToStaticMarkup(<CompletenessBar label="回答した項目" answered={answered} total={5} />);

    expect(html.replaceAll(/<[^>]*>/g, "")).toBe(`回答した項目${answered}/5`);
    expect(html.split("bg-brand").length - 1).toBe(answered);
    expect(html.split("bg-track").length - 1).toBe(5 - answered);
  });
});

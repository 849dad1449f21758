import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { CodePanel } from "./code-panel.tsx";

const samples = [
  { id: "curl", label: "curl", code: "curl https://example.jp" },
  { id: "python", label: "Python", code: 'get("https://example.jp")' },
];
const answer = { status: "200 OK", note: "サンプル市場", limit: "残り 97", body: '{ "estimate": 1 }' };

describe("the panel of a call and its answer", () => {
  it("shows the first language beside the answer, and another by key", async () => {
    const page = await livePage(<CodePanel label="呼び出し" samples={samples} answer={answer} facts={[{ title: "幅", text: "80%" }]} />);
    const shown = () => page.all('[role="tabpanel"]').flatMap((panel) => (panel.className.includes("hidden") ? [] : [panel.textContent]));

    expect(shown()).toEqual(["curl https://example.jp"]);
    await page.key('[aria-selected="true"]', "ArrowRight");
    expect(shown()).toEqual(['get("https://example.jp")']);
    const text = page.all("body")[0]?.textContent;
    for (const part of ["200 OK", "サンプル市場", "残り 97", '{ "estimate": 1 }', "幅80%"]) expect(text).toContain(part);
  });

  it("copies the language that is shown, and says whether it could", async () => {
    const written: string[] = [];
    const page = await livePage(<CodePanel label="呼び出し" samples={samples} />);
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: {
        writeText: (text: string) => (written.length > 0 ? Promise.reject(new Error("refused")) : Promise.resolve(written.push(text))),
      },
    });

    await page.press("コピー（呼び出し curl）");
    expect(written).toEqual(["curl https://example.jp"]);
    expect(page.all("[aria-live]")[0]?.textContent).toBe("コピーしました");
    await page.key('[aria-selected="true"]', "End");
    expect(page.all("[aria-live]")[0]?.textContent).toBe("コピー");
    await page.press("コピー（呼び出し Python）");
    expect(page.all("[aria-live]")[0]?.textContent).toBe("選択してコピーしてください");
  });
});

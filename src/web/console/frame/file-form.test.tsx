import { describe, expect, it, vi } from "vitest";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import { FileForm } from "./file-form.tsx";

const FIELD = { id: "photo", label: "写真", hint: "15MBまで", accept: "image/png", isMultiple: true, missing: "写真を選んでください" };

type Sends = (files: readonly File[]) => Promise<readonly File[]>;
const form = (onSend: Sends, changes: { readonly isBusy?: boolean } = {}) => (
  <FileForm
    label="写真を加える"
    field={FIELD}
    faultOf={([first]) => (first?.name === "large.png" ? "大きすぎます" : null)}
    action="加える"
    busy="送っています"
    isBusy={changes.isBusy ?? false}
    onSend={onSend}
  />
);
const choose = (page: LivePage, ...names: string[]) =>
  Object.defineProperty(page.one("#photo"), "files", {
    ...{ value: names.map((name) => new File(["x"], name)), writable: true, configurable: true },
  });

describe("a form for files", () => {
  it("asks for a file, says at the field what is wrong with one, and sends nothing meanwhile", async () => {
    const send = vi.fn<Sends>(async (files) => files);
    const page = await livePage(form(send));
    await page.press("加える");
    expect(page.one("#photo-error").textContent).toContain("写真を選んでください");
    choose(page, "large.png");
    await page.press("加える");
    expect(page.one("#photo-error").textContent).toContain("大きすぎます");
    expect(page.one("#photo").getAttribute("aria-describedby")).toBe("photo-hint photo-error");
    expect(send).not.toHaveBeenCalled();
    choose(page, "a.png", "b.png");
    await page.press("加える");
    expect(send.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["a.png", "b.png"]);
    expect(page.all("#photo-error")).toEqual([]);
  });

  it("says what is under way, and takes no second press", async () => {
    const send = vi.fn<Sends>(async (files) => files);
    const page = await livePage(form(send, { isBusy: true }));
    choose(page, "a.png");
    await page.press("送っています");
    expect(send).not.toHaveBeenCalled();
  });
});

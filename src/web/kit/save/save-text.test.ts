import { expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { saveFile } from "./save-text.ts";

it("a file is handed over under its name, and its address given back", async () => {
  await livePage(null);
  const given: string[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const link = create(name) as HTMLAnchorElement;
    link.click = () => void given.push(link.download);
    return link;
  });
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  vi.useFakeTimers();
  saveFile(new Blob(["png"]), "地図.png");
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();

  expect(given).toEqual(["地図.png"]);
  expect(revoked).toHaveBeenCalledOnce();
  revoked.mockRestore();
});

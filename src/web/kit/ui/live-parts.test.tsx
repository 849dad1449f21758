import { describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { RetryScope } from "./retry.tsx";
import { LoadFailed } from "./state-block.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "table", label: "表", content: "表の内容" },
  { id: "map", label: "地図", content: "地図の内容" },
  { id: "list", label: "一覧", content: "一覧の内容" },
];

describe("tabs under fingers and keys", () => {
  const open = () => livePage(<Tabs label="似た成約" tabs={TABS} />);
  const chosen = (page: Awaited<ReturnType<typeof open>>) => page.all('[role="tab"][aria-selected="true"]').map((tab) => tab.textContent);
  const shown = (page: Awaited<ReturnType<typeof open>>) =>
    page.all('[role="tabpanel"]').flatMap((panel) => (panel.className.split(" ").includes("hidden") ? [] : [panel.textContent]));

  it("show what is pressed", async () => {
    const page = await open();
    expect([chosen(page), shown(page)]).toEqual([["表"], ["表の内容"]]);

    await page.press("地図");

    expect([chosen(page), shown(page)]).toEqual([["地図"], ["地図の内容"]]);
  });

  it.each([
    ["ArrowRight", "地図"],
    ["ArrowLeft", "一覧"],
    ["End", "一覧"],
  ])("%s leads to %s, with the focus, and scrolls nothing", async (key, label) => {
    const page = await open();

    expect(await page.key('[aria-selected="true"]', key)).toBe(false);
    expect(chosen(page)).toEqual([label]);
    expect(document.activeElement?.textContent).toBe(label);
    expect(page.all('[role="tab"][tabindex="0"]').map((tab) => tab.textContent)).toEqual([label]);
  });

  it("leave other keys to the browser", async () => {
    const page = await open();

    expect(await page.key('[aria-selected="true"]', "Tab")).toBe(true);
    expect(chosen(page)).toEqual(["表"]);
  });
});

describe("a dialog", () => {
  const draw = (isOpen: boolean, onClose = vi.fn<() => void>(), isBusy = false) => (
    <Dialog title="退会" isOpen={isOpen} isBusy={isBusy} onClose={onClose}>
      <button type="button">やめる</button>
    </Dialog>
  );
  const isOpen = () => document.querySelector("dialog")?.hasAttribute("open");

  it("opens over the page and closes when it is told to, and has nothing in it while it is closed", async () => {
    const page = await livePage(draw(false));
    expect([isOpen(), page.text()]).toEqual([false, "退会"]);

    await page.draw(draw(true));
    expect([isOpen(), page.text()]).toEqual([true, "退会やめる"]);

    await page.draw(draw(false));
    expect(isOpen()).toBe(false);
  });

  it("is named by its heading", async () => {
    const page = await livePage(draw(true));

    expect(document.getElementById(page.one("dialog").getAttribute("aria-labelledby") ?? "")?.textContent).toBe("退会");
  });

  it("tells once that Escape was pressed, and not when the page itself closes it", async () => {
    const closed = vi.fn<() => void>();
    const page = await livePage(draw(true, closed));
    page.one("dialog").dispatchEvent(new window.Event("cancel", { cancelable: true }));
    expect(closed).toHaveBeenCalledOnce();

    await page.draw(draw(false, closed));
    page.one("dialog").dispatchEvent(new window.Event("close"));
    expect(closed).toHaveBeenCalledOnce();
  });

  it("stays open for who asks again before the browser has told that it was closed", async () => {
    const closed = vi.fn<() => void>();
    const page = await livePage(draw(true, closed));
    page.one("dialog").dispatchEvent(new window.Event("cancel", { cancelable: true }));
    await page.draw(draw(false, closed));
    await page.draw(draw(true, closed));
    page.one("dialog").dispatchEvent(new window.Event("close"));

    expect(closed).toHaveBeenCalledOnce();
  });

  it.each([
    [false, true],
    [true, false],
  ])("while busy is %s, Escape may close it: %s", async (isBusy, may) => {
    const page = await livePage(draw(true, undefined, isBusy));

    expect(page.one("dialog").dispatchEvent(new window.Event("cancel", { cancelable: true }))).toBe(may);
  });
});

describe("a question before what cannot be undone", () => {
  type Asked = Partial<Parameters<typeof ConfirmDialog>[0]>;
  const ask = (changes: Asked = {}) => {
    const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const all = { title: "ログアウト", action: "ログアウトする", isOpen: true, isBusy: false, onConfirm, onClose, ...changes };
    return { onConfirm, onClose, view: <ConfirmDialog {...all}>ほかの端末はそのままです。</ConfirmDialog> };
  };

  it("does what its second button says, and nothing by its first", async () => {
    const { view, onConfirm, onClose } = ask();
    const page = await livePage(view);

    await page.press("やめる");
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
    await page.press("ログアウトする");
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
    expect(page.all("button")[0]?.textContent).toBe("やめる");
  });

  it("takes no press while it is under way, and says so", async () => {
    const page = await livePage(ask({ isBusy: true }).view);

    expect([page.isIdle("やめる"), page.isIdle("処理中です")]).toEqual([true, true]);
  });

  it("waits for what it needs to know, and can be left meanwhile", async () => {
    const page = await livePage(ask({ isReady: false }).view);

    expect([page.isIdle("ログアウトする"), page.isIdle("やめる")]).toEqual([true, false]);
  });

  it("says why it failed, and may be tried again", async () => {
    const page = await livePage(ask({ failure: "通信できませんでした。" }).view);

    expect(page.one('[role="alert"]').textContent).toBe("続けられませんでした通信できませんでした。");
    expect(page.isIdle("ログアウトする")).toBe(false);
  });
});

it("the button of a failed part asks again for what is around it", async () => {
  const ask = vi.fn<() => void>();
  const page = await livePage(
    <RetryScope ask={ask}>
      <LoadFailed />
    </RetryScope>,
  );
  await page.press("再試行");

  expect(ask).toHaveBeenCalledOnce();
});

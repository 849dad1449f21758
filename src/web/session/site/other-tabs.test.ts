import { afterEach, describe, expect, test } from "vitest";
import { otherTabs } from "./other-tabs.ts";

class Page extends EventTarget {
  visibilityState = "visible";
}

const opened: BroadcastChannel[] = [];
const channel = () => {
  const one = new BroadcastChannel("session of these tests");
  opened.push(one);
  return one;
};
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

describe("tabs of one browser", () => {
  test("hear from each other, and not from themselves", async () => {
    const [here, there] = [otherTabs({ channel: channel(), page: new Page() }), otherTabs({ channel: channel(), page: new Page() })];
    let own = 0;
    here.listen(() => {
      own += 1;
    });
    const heard = new Promise<void>((resolve) => there.listen(resolve));

    here.announce();

    await heard;
    expect(own).toBe(0);
  });

  test("look when they are shown, for browsers without a channel", () => {
    const page = new Page();
    let looks = 0;
    const stop = otherTabs({ page }).listen(() => {
      looks += 1;
    });

    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toBe(0);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toBe(1);

    stop();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toBe(1);
  });

  test("announce to nobody without a channel", () => {
    expect(() => otherTabs({ page: new Page() }).announce()).not.toThrow();
  });
});

import { beforeEach, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { livePage } from "#test/support/live-page.tsx";
import { settled } from "#test/support/profile-service.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { forgetHold, keptHold } from "./kept-hold.ts";
import { sampleSlots } from "./samples.ts";
import { useHeldSlot } from "./use-held-slot.ts";

const startsAt = "2026-12-03T05:00:00.000Z";
const TOKEN = "h".repeat(43);
const HOLD = "POST /api/consultations/holds";
const RELEASE = "POST /api/consultations/holds/release";

beforeEach(forgetHold);

/** `aheadMs`: by how much the clock of the server is ahead of the browser's. */
async function opened({ aheadMs = 0 } = {}) {
  const api = scriptedApi({
    [HOLD]: { token: TOKEN, startsAt, until: new Date(Date.now() + aheadMs + 900_000).toISOString(), secondsLeft: 900 },
    [RELEASE]: { done: true },
    "GET /api/consultations/slots": sampleSlots({ isFull: true }),
  });
  function Page() {
    const { state, choose, hold, change, lost } = useHeldSlot(sampleSlots(), api.consultations);
    return (
      <>
        <p>{state.hold ? `おさえた ${state.hold.startsAt}` : `選んだ ${state.chosen}`}</p>
        <p>{state.slots.isFull ? "新しい日時" : "はじめの日時"}</p>
        <button type="button" onClick={() => choose(startsAt)}>
          選ぶ
        </button>
        <button type="button" disabled={state.isBusy} onClick={() => void hold()}>
          おさえる
        </button>
        <button type="button" onClick={() => void change()}>
          変える
        </button>
        <button type="button" onClick={() => void lost("埋まりました")}>
          失う
        </button>
      </>
    );
  }
  return { api, page: await livePage(<Page />) };
}

async function held(clocks = {}) {
  const { api, page } = await opened(clocks);
  await page.press("選ぶ");
  await page.press("おさえる");
  await settled();
  return { api, page };
}

it("a hold is still there when the page is read anew, and nothing is asked for it", async () => {
  await (await held()).page.close();
  const { api, page } = await opened();

  expect(page.text()).toContain(`おさえた ${startsAt}`);
  expect(api.asked).toEqual([]);
});

it("going back to the choice lets the half hour go, and shows the half hours as they are now", async () => {
  const { api, page } = await held();
  await page.press("変える");
  await settled();

  expect(api.asked.slice(1).map(({ line, body }) => [line, body])).toEqual([
    [RELEASE, { token: TOKEN }],
    ["GET /api/consultations/slots", null],
  ]);
  expect(page.text()).toContain(`選んだ ${startsAt}`);
  expect(page.text()).toContain("新しい日時");
  expect([page.isIdle("おさえる"), keptHold()]).toEqual([false, null]);
});

it.each([minutes(20), -minutes(20)])(
  "the clock of the browser may be wrong by %i ms: what counts is the time that is left",
  async (aheadMs) => {
    const { page } = await held({ aheadMs });
    await settled();

    expect(page.text()).toContain(`おさえた ${startsAt}`);
    const left = new Date(keptHold()?.until ?? 0).getTime() - Date.now();
    expect([left > minutes(14), left <= minutes(15)]).toEqual([true, true]);
  },
);

it("a hold that is lost or over is not there any more", async () => {
  const { page } = await held();
  await page.press("失う");
  await settled();

  expect(keptHold()).toBeNull();
  expect(page.text()).toContain("選んだ null");
});

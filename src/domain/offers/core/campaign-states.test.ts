import { expect, it } from "vitest";
import { hours } from "#kernel/duration.ts";
import { CANCEL_WITHIN, type CampaignEvent, stepCampaign } from "./campaign-states.ts";
import { CAMPAIGN_STATES } from "./types.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const EVENTS: readonly CampaignEvent[] = ["confirm", "cancel", "drop", "run", "finish"];

it("goes draft → scheduled → running → finished, and back to a draft within its 24 hours", () => {
  const led = EVENTS.flatMap((event) =>
    CAMPAIGN_STATES.flatMap((state) => {
      const startsAt = event === "run" ? NOW : later(1);
      const stepped = stepCampaign({ state, startsAt }, event, NOW);
      return stepped.ok ? [`${event} ${state} -> ${stepped.value.state}`] : [];
    }),
  );
  expect(led).toEqual([
    "confirm draft -> scheduled",
    "cancel scheduled -> draft",
    "drop draft -> finished",
    "run scheduled -> running",
    "finish scheduled -> finished",
    "finish running -> finished",
  ]);
});

it("begins 24 hours after it was confirmed, and cannot be called off from then on", () => {
  const confirmed = stepCampaign({ state: "draft", startsAt: null }, "confirm", NOW);
  expect(confirmed).toEqual({ ok: true, value: { state: "scheduled", startsAt: later(hours(24)) } });
  const scheduled = { state: "scheduled", startsAt: later(CANCEL_WITHIN) } as const;
  expect(stepCampaign(scheduled, "run", later(CANCEL_WITHIN - 1))).toEqual({ ok: false, reason: "not-due" });
  expect(stepCampaign(scheduled, "cancel", later(CANCEL_WITHIN - 1))).toMatchObject({ ok: true, value: { startsAt: null } });
  expect(stepCampaign(scheduled, "cancel", later(CANCEL_WITHIN))).toEqual({ ok: false, reason: "illegal" });
  expect(stepCampaign(scheduled, "run", later(CANCEL_WITHIN)).ok).toBe(true);
});

import { days, type Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { CampaignState } from "./types.ts";

/** So long a campaign can be called off before anything is sent. */
export const CANCEL_WITHIN: Milliseconds = days(1);

/** What a member does to a campaign; `run` and `finish` are the site's. */
export const CAMPAIGN_STEPS = ["confirm", "cancel", "drop"] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];
export type CampaignEvent = CampaignStep | "run" | "finish";

const MOVES: Readonly<Record<CampaignEvent, Readonly<Partial<Record<CampaignState, CampaignState>>>>> = {
  confirm: { draft: "scheduled" },
  cancel: { scheduled: "draft" },
  drop: { draft: "finished" },
  run: { scheduled: "running" },
  finish: { running: "finished", scheduled: "finished" },
};

type Timed = { readonly state: CampaignState; readonly startsAt: Date | null };

/** Where a step leads: draft → scheduled (24 hours to call it off) → running → finished. */
export function stepCampaign({ state, startsAt }: Timed, event: CampaignEvent, now: Date): Result<Timed, "illegal" | "not-due"> {
  const to = MOVES[event][state];
  if (to === undefined) return refused("illegal");
  const isDue = startsAt !== null && now >= startsAt;
  if (event === "run" && !isDue) return refused("not-due");
  // The hour has come: it may be sent at this moment.
  if (event === "cancel" && isDue) return refused("illegal");
  return ok({ state: to, startsAt: event === "confirm" ? new Date(now.getTime() + CANCEL_WITHIN) : event === "cancel" ? null : startsAt });
}

import type { ProfileResponse } from "#api/client/client.ts";
import { completenessOf } from "#domain/members/profile.ts";
import { type IconState, iconAsSaved } from "#web/profile/icon/icon-state.ts";
import type { AnswerState } from "#web/profile/questions/answer-state.ts";
import type { EraseState } from "./erase-saving.ts";
import type { WeightsState } from "./weights-saving.ts";

type Sampled = Partial<Omit<ProfileResponse, "completeness">>;

const CONSENT = { consentAt: "2026-11-20T03:00:00.000Z", consentTextVersion: "2026-11-01" } as const;

/** A profile of which nothing is answered but what is given. */
export function sampleProfile(changes: Sampled = {}): ProfileResponse {
  const answers = { ageBand: null, gender: null, icon: null, incomeBand: null, profession: null, ...changes };
  return { consentAt: null, consentTextVersion: null, updatedAt: null, ...answers, completeness: completenessOf(answers) };
}

export const keptWeights = { w: "50-20-25-10-8-12", movedAt: "2026-11-20T03:00:00.000Z" };

export function sampleWeights(changes: Partial<WeightsState> = {}): WeightsState {
  return { kept: keptWeights, removed: null, isBusy: false, failure: null, ...changes };
}

export const newProfile = sampleProfile();

export const fullProfile = sampleProfile({
  ...CONSENT,
  ageBand: "30s",
  gender: "undisclosed",
  icon: { kind: "preset", name: "cat" },
  incomeBand: "700to1000",
  profession: "professional",
  updatedAt: "2026-11-20T03:00:00.000Z",
});

export const ownPicture = { kind: "file", key: "public/ap-northeast-1:0001/icon-abc.webp" } as const;

/** Agreed, with one answer and a picture of one's own. */
export const partProfile = sampleProfile({
  ...CONSENT,
  ageBand: "40s",
  icon: ownPicture,
  updatedAt: "2026-11-20T03:00:00.000Z",
});

export function sampleAnswer(changes: Partial<AnswerState> = {}): AnswerState {
  return { profile: partProfile, chosen: partProfile.ageBand, isAgreed: false, progress: { kind: "idle" }, ...changes };
}

export function sampleErasing(changes: Partial<EraseState> = {}): EraseState {
  return { profile: fullProfile, asked: "nothing", isBusy: false, failure: null, done: "nothing", erased: null, ...changes };
}

export function sampleIcon(changes: Partial<IconState> = {}): IconState {
  return { ...iconAsSaved(fullProfile), ...changes };
}

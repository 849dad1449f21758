import type { ProfileResponse } from "#api/client/client.ts";
import type { Saved } from "#web/profile/questions/save-change.ts";

export type IconState = {
  readonly profile: ProfileResponse;
  /** What is shown as chosen: saved, or on its way. */
  readonly chosen: ProfileResponse["icon"];
  /** The picture that is being cut, as an address in this page; null: none. */
  readonly pickedUrl: string | null;
  /** Whether the part of it that becomes the icon is known: not before it is on the screen. */
  readonly isMarked: boolean;
  /** Why the last file could not be taken. */
  readonly fault: string | null;
  /** `saving`: a drawn icon, or none. The others are the three steps of a picture. */
  readonly step: "idle" | "saving" | "drawing" | "sending" | "taking";
  readonly outcome: "none" | "saved" | "cleared" | "conflict";
  readonly failure: string | null;
};

export function iconAsSaved(profile: ProfileResponse): IconState {
  return {
    profile,
    chosen: profile.icon,
    ...{ pickedUrl: null, isMarked: false, fault: null, step: "idle", outcome: "none", failure: null },
  };
}

/** Before another try: nothing is said of the last one. */
export const NO_OUTCOME = { fault: null, outcome: "none", failure: null } as const satisfies Partial<IconState>;

/** What a try to save makes of the page. A picture at hand stays where it was not taken, so that it need not be picked again. */
export function afterIcon(before: IconState, saved: Saved): IconState {
  switch (saved.kind) {
    case "saved":
      return { ...iconAsSaved(saved.profile), outcome: saved.profile.icon === null ? "cleared" : "saved" };
    case "conflict":
    case "consent-needed":
      return { ...before, profile: saved.latest, chosen: saved.latest.icon, step: "idle", outcome: "conflict" };
    case "failed":
      return { ...before, chosen: before.profile.icon, step: "idle", failure: saved.why };
  }
}

/** Whether a picture is on its way. */
export function isUploading({ step }: Pick<IconState, "step">): boolean {
  return step !== "idle" && step !== "saving";
}

const STEP_WORDS: Readonly<Record<Exclude<IconState["step"], "idle">, string>> = {
  saving: "保存しています",
  drawing: "画像を整えています（1/3）",
  sending: "画像を送っています（2/3）",
  taking: "アイコンを変えています（3/3）",
};

const OUTCOME_WORDS: Readonly<Record<IconState["outcome"], string>> = {
  none: "",
  saved: "✓ 保存しました",
  cleared: "アイコンを消しました",
  conflict: "",
};

export function iconWords({ step, outcome }: Pick<IconState, "step" | "outcome">): string {
  return step === "idle" ? OUTCOME_WORDS[outcome] : STEP_WORDS[step];
}

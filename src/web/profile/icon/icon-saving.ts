import type { ProfileResponse } from "#api/client/client.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import type { Saved } from "#web/profile/questions/save-change.ts";
import { changeIcon, type IconDeps, uploadIcon } from "./change-icon.ts";
import { afterIcon, type IconState, iconAsSaved, isUploading, NO_OUTCOME } from "./icon-state.ts";
import { CANNOT_OPEN, pictureFault } from "./picture-file.ts";
import type { CropArea } from "./render-icon.ts";

export type IconSavingDeps = IconDeps & {
  /** Draws a part of a picture anew; rejects for what is no picture. */
  readonly render: (picture: Blob, area: CropArea) => Promise<Blob>;
  /** Addresses of files in this page. */
  readonly addresses: { readonly create: (file: Blob) => string; readonly revoke: (url: string) => void };
};

export type IconActions = {
  /** Takes a drawn icon or none, and saves it, the newest last however fast they come. */
  readonly choose: (icon: ProfileResponse["icon"]) => void;
  readonly pick: (file: File) => void;
  readonly giveUp: () => void;
  readonly upload: () => void;
};

export type IconSaving = KeptState<IconState> &
  IconActions & {
    /** The part of the picture that is marked. */
    readonly mark: (area: CropArea) => void;
    readonly cannotOpen: () => void;
    /** Lets go of the picture at hand: the page is left. */
    readonly close: () => void;
  };

/** The member's icon: a drawn one, or a part of a picture of their own. */
export function createIconSaving(deps: IconSavingDeps, initial: ProfileResponse): IconSaving {
  const { state, subscribe, show } = keepState(iconAsSaved(initial));
  const picked = keepPicked(deps.addresses);

  function settle(saved: Saved): void {
    if (saved.kind === "saved") picked.drop();
    show(afterIcon(state(), saved));
  }

  async function saveChosen(): Promise<void> {
    const { chosen, profile } = state();
    const saved = await changeIcon(deps, profile, chosen);
    if (saved.kind !== "saved" || state().chosen === chosen) return settle(saved);
    show({ profile: saved.profile });
    return saveChosen();
  }

  async function send(file: File, area: CropArea): Promise<void> {
    show({ ...NO_OUTCOME, step: "drawing" });
    const icon = await deps.render(file, area).catch(() => null);
    if (icon === null) return settle({ kind: "failed", why: CANNOT_OPEN });
    show({ step: "sending" });
    settle(await uploadIcon(deps, state().profile, icon, () => show({ step: "taking" })));
  }

  function letGo(fault: string | null): void {
    picked.drop();
    show({ ...NO_OUTCOME, pickedUrl: null, isMarked: false, fault });
  }

  return {
    state,
    subscribe,
    choose: (chosen) => {
      if (isUploading(state())) return;
      const isSaving = state().step === "saving";
      show({ ...NO_OUTCOME, chosen, step: "saving" });
      if (!isSaving) void saveChosen();
    },
    pick: (file) => {
      const fault = pictureFault(file);
      letGo(fault);
      if (fault === null) show({ pickedUrl: picked.take(file) });
    },
    giveUp: () => letGo(null),
    upload: () => {
      const { file, area } = picked.now();
      if (file && area && state().step === "idle") void send(file, area);
    },
    mark: (area) => {
      picked.mark(area);
      if (!state().isMarked) show({ isMarked: true });
    },
    cannotOpen: () => letGo(CANNOT_OPEN),
    close: picked.drop,
  };
}

type Picked = { readonly file: File | null; readonly url: string | null; readonly area: CropArea | null };

const NOTHING: Picked = { file: null, url: null, area: null };

/** The picture at hand and its address, which is given back when it is not needed any more. */
function keepPicked({ create, revoke }: IconSavingDeps["addresses"]) {
  let now = NOTHING;
  return {
    now: () => now,
    take: (file: File) => {
      const url = create(file);
      now = { file, url, area: null };
      return url;
    },
    mark: (area: CropArea) => {
      now = { ...now, area };
    },
    drop: () => {
      if (now.url !== null) revoke(now.url);
      now = NOTHING;
    },
  };
}

import type { SavedQueryResponse } from "#api/client/client.ts";
import { CHANNELS, type Channel } from "#domain/queries/core/types.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

export const STATE_WORDS: Readonly<Record<SavedQueryResponse["state"], { readonly label: string; readonly tone: BadgeTone }>> = {
  active: { label: "探しています", tone: "good" },
  paused: { label: "一時停止中", tone: "quiet" },
  expired: { label: "期限切れ", tone: "warn" },
  archived: { label: "削除しました", tone: "quiet" },
};

/** Why one has ended, and how it goes on. */
export const EXPIRED_WORDS = "12か月のあいだご覧にならなかったため、探すのをやめています。再開すると、また12か月探します。";

/** On a switch. */
export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = { normal: "通常", kyugake: "九掛け", offer: "オファー" };

/** In the order in which they are shown. */
export const SHOWN_CHANNELS = CHANNELS;

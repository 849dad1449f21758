import type { LineLinkState } from "./channel.ts";

/**
 * What happens between a user of LINE and an account that writes: LINE tells of `follow` and `unfollow` (a block); `link` ties them to one of ours, `expect`
 * does so before they are a friend, `unlink` unties them.
 */
export const LINE_EVENTS = ["follow", "unfollow", "link", "expect", "unlink"] as const;
export type LineEventKind = (typeof LINE_EVENTS)[number];

type Step = Readonly<Record<LineLinkState, LineLinkState>>;

const all = (state: LineLinkState): Step => ({ not_linked: state, linked: state, blocked: state, unlinked: state });
/** A block is the person's own, in LINE: only what they do there ends it. */
const butBlocked = (state: LineLinkState): Step => ({ ...all(state), blocked: "blocked" });

const TIED: Readonly<Record<LineEventKind, Step>> = {
  follow: all("linked"),
  unfollow: all("blocked"),
  link: all("linked"),
  expect: butBlocked("not_linked"),
  unlink: butBlocked("unlinked"),
};

/** C7 of LINE: where an event leads. `isTied`: to one of ours, as it stands when the event happens; nobody is `linked` without. Every event may come at any time, for LINE tells what has happened. */
export function stepLine(from: LineLinkState, event: LineEventKind, isTied: boolean): LineLinkState {
  return event === "follow" && !isTied ? "not_linked" : TIED[event][from];
}

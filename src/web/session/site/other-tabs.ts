/** What tabs of the site tell each other: that the session changed. What it is now stands in the cookies. */
export interface OtherTabs {
  readonly announce: () => void;
  /** Answers how to stop. */
  readonly listen: (changed: () => void) => () => void;
}

type Listening<T extends string> = {
  addEventListener(type: T, listener: () => void): void;
  removeEventListener(type: T, listener: () => void): void;
};

export interface TabParts {
  /** Undefined where the browser has none: then a tab looks when it is shown. */
  readonly channel?: (Listening<"message"> & { postMessage(message: unknown): void }) | undefined;
  readonly page: Listening<"visibilitychange"> & { readonly visibilityState: string };
}

const CHANNEL = "auth.session";

/** The tabs of this browser. */
export function browserTabs(): OtherTabs {
  return otherTabs({ channel: typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL), page: document });
}

export function otherTabs({ channel, page }: TabParts): OtherTabs {
  return {
    announce: () => channel?.postMessage("changed"),
    listen: (changed) => {
      const shown = () => {
        if (page.visibilityState === "visible") changed();
      };
      channel?.addEventListener("message", changed);
      page.addEventListener("visibilitychange", shown);
      return () => {
        channel?.removeEventListener("message", changed);
        page.removeEventListener("visibilitychange", shown);
      };
    },
  };
}

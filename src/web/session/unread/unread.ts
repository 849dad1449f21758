import { keepState } from "#web/kit/form/kept-state.ts";

/** How many notices of the member nobody has read, as far as this page knows. */
const { state, subscribe, show } = keepState({ unread: 0 });

export const unreadState = { state: () => state().unread, subscribe };

export function tellUnread(unread: number): void {
  show({ unread });
}

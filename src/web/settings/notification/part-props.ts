import type { NotificationSettingsResponse } from "#api/client/client.ts";
import type { Wanted } from "./keep-settings.ts";

/** What every part of the settings gets. */
export type SettingsPartProps = {
  readonly settings: NotificationSettingsResponse;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onChange: (changes: Partial<Wanted>) => void;
};

import type { MailStopResponse, NotificationSettingsResponse } from "#api/client/client.ts";

const OFF = { mail: false, line: false };

export const sampleSettings: NotificationSettingsResponse = {
  choices: { recommendation: { mail: true, line: false }, kyugake: OFF, "price-change": OFF },
  digestHour: 18,
  quiet: { fromMinutes: 1260, toMinutes: 480 },
  capPerDay: 3,
  pausedUntil: null,
  mail: { address: "mihon@example.jp", state: "ok" },
  line: "not_linked",
  version: 1,
};

export const sampleStop: MailStopResponse = { topic: "recommendation", address: "m***@e***", isOn: true, isAnyOn: true, canUndo: false };

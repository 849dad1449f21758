import type { MailStopResponse, NotificationPreviewResponse, NotificationSettingsResponse } from "#api/client/client.ts";
import { sampleHome } from "#web/kit/home/samples.ts";

const OFF = { mail: false, line: false };

export const sampleSettings: NotificationSettingsResponse = {
  choices: { recommendation: { mail: true, line: false }, kyugake: OFF, "price-change": OFF, offer: OFF, "asset-value": OFF },
  digestHour: 18,
  quiet: { fromMinutes: 1260, toMinutes: 480 },
  capPerDay: 3,
  pausedUntil: null,
  mail: { address: "mihon@example.jp", state: "ok" },
  line: "not_linked",
  version: 1,
};

export const sampleStop: MailStopResponse = { topic: "recommendation", address: "m***@e***", isOn: true, isAnyOn: true, canUndo: false };

export const samplePreview: Extract<NotificationPreviewResponse, { kind: "planned" }> = {
  kind: "planned",
  at: "2026-11-24T09:00:00.000Z",
  channel: "mail",
  isAfterQuiet: false,
  pausedUntil: null,
  homes: [
    {
      reasons: ["駅徒歩が条件より3分近い", "推定より840万円安い"],
      softEdges: [{ kind: "price", overYen: 1_800_000 }],
      home: {
        ...sampleHome(),
        ...{
          dwellingKey: "d-lst_0001",
          apartmentKey: null,
          cityCode: "13108",
          direction: null,
          isNewQuakeCode: true,
          landRight: "freehold",
        },
        ...{ notices: [], flag: null },
      },
    },
  ],
};

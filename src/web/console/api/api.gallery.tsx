import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ApiScreen } from "./api.screen.tsx";
import { SAMPLE_ACCESS, SAMPLE_USAGE } from "./samples.ts";
import { UsageView } from "./usage.view.tsx";

const now = new Date("2026-12-01T00:00:00Z");
const { client: one } = SAMPLE_USAGE;
const none = { ...SAMPLE_USAGE, calls: 0, overCalls: 0, testCalls: 0, feeYen: 30_000, days: [], scopes: [] };
const noKeys = { items: SAMPLE_ACCESS.items.map((client) => ({ ...client, keys: [] })) };

export const gallery: Gallery = {
  title: "管理画面：AI査定API",
  cases: [
    { name: "契約とキー", element: <ApiScreen access={SAMPLE_ACCESS} now={now} /> },
    { name: "キーなし", element: <ApiScreen access={noKeys} now={now} /> },
    { name: "契約なし", element: <ApiScreen access={{ items: [] }} now={now} /> },
    { name: "利用", element: <UsageView clients={[one, { ...one, id: "c2", name: "試用" }]} usage={SAMPLE_USAGE} /> },
    { name: "利用なし", element: <UsageView clients={[one]} usage={none} /> },
    { name: "その月の契約なし", element: <UsageView clients={[one]} usage="none" /> },
  ],
};

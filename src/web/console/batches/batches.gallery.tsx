import type { Gallery } from "#web/kit/ui/gallery.ts";
import { BatchesView } from "./batches.view.tsx";
import { SAMPLE_BATCHES } from "./samples.ts";

const usual = { now: new Date("2026-12-01T00:00:00Z"), isBusy: false, onCancel: async () => true };

export const gallery: Gallery = {
  title: "管理画面：一括査定",
  cases: [
    { name: "すべての状態", element: <BatchesView {...usual} items={SAMPLE_BATCHES} /> },
    { name: "なし", element: <BatchesView {...usual} items={[]} /> },
  ],
};

import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AgreementView } from "./agreement.view.tsx";

const first = {
  ...{ document: "terms" as const, title: "利用規約", version: "2026-11-23", effectiveOn: "2026-11-23", summary: "最初の版です。" },
  agreedVersion: null,
};
const changed = {
  ...first,
  document: "privacy" as const,
  title: "プライバシーポリシー",
  version: "2027-02-15",
  agreedVersion: "2026-11-23",
};
const ignore = () => undefined;

export const gallery: Gallery = {
  title: "規約への同意",
  cases: [
    { name: "はじめて", element: <AgreementView pending={[first]} isReady acting={{ isBusy: false, failure: null }} onAgree={ignore} /> },
    {
      name: "変わった、送れない",
      element: (
        <AgreementView pending={[first, changed]} isReady acting={{ isBusy: false, failure: "通信できませんでした。" }} onAgree={ignore} />
      ),
    },
  ],
};

import type { Gallery } from "#web/kit/ui/gallery.ts";
import { LegalDocumentView } from "./document/legal-document.view.tsx";
import { sampleComing, sampleDifferences, samplePage, sampleVersion } from "./document/samples.ts";
import { ExternalCard } from "./privacy/external-card.tsx";

const frame = {
  title: "利用規約",
  to: "/terms",
  operator: { operatorName: "見本の事業者", operatorAddress: "東京都千代田区見本1-1", licenceNumber: "東京都知事(1)第0号" },
} as const;
const both = [sampleComing, sampleVersion("2026-11-23")];

export const gallery: Gallery = {
  title: "規約",
  cases: [
    { name: "版が1つ", element: <LegalDocumentView {...frame} page={samplePage()} /> },
    { name: "変更の予告", element: <LegalDocumentView {...frame} page={samplePage({ versions: both })} /> },
    {
      name: "版の違い",
      element: <LegalDocumentView {...frame} page={samplePage({ shown: sampleComing, versions: both, differences: sampleDifferences })} />,
    },
    { name: "取得失敗", element: <LegalDocumentView {...frame} page={null} /> },
    { name: "外部送信なし", element: <ExternalCard destinations={[]} /> },
  ],
};

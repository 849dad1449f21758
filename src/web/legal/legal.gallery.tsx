import type { Gallery } from "#web/kit/ui/gallery.ts";
import { LegalDocumentView } from "./document/legal-document.view.tsx";
import { sampleComing, sampleDifferences, samplePage, sampleVersion } from "./document/samples.ts";
import { MailPolicyView } from "./mail/mail-policy.view.tsx";
import { ExternalCard } from "./privacy/external-card.tsx";
import { PrivacyScreen } from "./privacy/privacy.screen.tsx";

const frame = {
  title: "利用規約",
  to: "/terms",
  operator: { operatorName: "見本の事業者", operatorAddress: "東京都千代田区見本1-1", licenceNumber: "東京都知事(1)第0号" },
} as const;
const office = { name: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1" };
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
    { name: "プライバシーポリシー", element: <PrivacyScreen page={samplePage()} operator={frame.operator} /> },
    { name: "プライバシーポリシー：取得失敗", element: <PrivacyScreen page={null} operator={frame.operator} /> },
    { name: "メール配信", element: <MailPolicyView operator={frame.operator} /> },
    { name: "メール配信：会社", element: <MailPolicyView operator={frame.operator} tenant={office} /> },
    { name: "メール配信：知らない会社", element: <MailPolicyView operator={frame.operator} isOfficeUnknown /> },
    { name: "外部送信なし", element: <ExternalCard destinations={[]} /> },
  ],
};

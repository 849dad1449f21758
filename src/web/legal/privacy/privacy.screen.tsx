import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { useLetter } from "#web/kit/letter/use-letter.ts";
import type { LegalPage } from "#web/legal/document/find-document.ts";
import { LegalDocumentView, type LegalDocumentViewProps } from "#web/legal/document/legal-document.view.tsx";
import { useSessionView } from "#web/session/site/hooks.ts";
import { storeKey } from "#wire/stores.ts";
import { sentOutside } from "#wire/tag-registry.ts";
import { DATA_REQUEST, readDataRequest, sendDataRequest } from "./data-request.ts";
import { ExternalCard } from "./external-card.tsx";
import { RequestCard } from "./request-card.tsx";

const MORE_SECTIONS = [
  { id: "external", text: "外部送信の一覧" },
  { id: "request", text: "請求の受付" },
];

type PrivacyScreenProps = { readonly page: LegalPage | null; readonly operator: LegalDocumentViewProps["operator"] };

/** プライバシーポリシー with what belongs to it: the list of what is sent elsewhere, and the form for requests. */
export function PrivacyScreen({ page, operator }: PrivacyScreenProps) {
  const { user } = useSessionView();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const letter = useLetter({
    letter: DATA_REQUEST,
    draft: tabDraft(storeKey("property", "letter:data-request"), user?.sub ?? ""),
    initial: {},
    read: readDataRequest,
    send: (input) => sendDataRequest(input),
    onSent: async (sent) => setReceipt(sent),
  });
  const { site, auth, maps } = useRouter().options.context;
  const destinations = sentOutside({ ownOrigin: site.origin, isMeasured: site.analyticsContainerId !== null, maps, auth });
  return (
    <LegalDocumentView
      title="プライバシーポリシー"
      to="/privacypolicy"
      page={page}
      operator={operator}
      moreSections={MORE_SECTIONS}
      more={
        <>
          <ExternalCard destinations={destinations} />
          <RequestCard letter={letter} receipt={receipt} />
        </>
      }
    />
  );
}

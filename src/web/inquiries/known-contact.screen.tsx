import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiClient, type KnownSenderInquiryInput, type OneRecommendedHome } from "#api/client/client.ts";
import { ContactScreen } from "./contact.screen.tsx";
import type { ContactData } from "./find-inquiry.ts";
import { keepSentTo } from "./inquiry-receipt.ts";

type KnownContactProps = {
  readonly contact: ContactData;
  /** The home as it was recommended, and where messages of the reader go. */
  readonly one: Pick<OneRecommendedHome, "batchId" | "item" | "address" | "sender">;
  /** Answered by mail alone, so that nothing is asked of how. */
  readonly isMailOnly: boolean;
  readonly thanksPath: "/recc/thanks" | "/recc/fm_thanks";
  /** Stands above the form. */
  readonly before?: ReactNode;
};

/** The form of the site for somebody whose address is known: it need not be written. */
export function KnownContactScreen({
  contact,
  one: { batchId, item, address, sender },
  isMailOnly,
  thanksPath,
  before,
}: KnownContactProps) {
  const navigate = useNavigate();
  // A customer of an office has none where LINE alone reaches them: they are called.
  if (address === null && sender === null) return <ContactScreen data={contact} />;
  const send = async (body: KnownSenderInquiryInput) => {
    const path = { id: batchId, position: item.position };
    const answer = await apiClient().recommendation.post("/batches/{id}/homes/{position}/inquiries", { path, body });
    if (answer.ok) keepSentTo(answer.value.id, answer.value);
    return answer;
  };
  const known = {
    before,
    sender: { address, isMailOnly },
    office: sender?.name,
    send,
    onSent: ({ id, dueOn, isRepeated }: Parameters<typeof thanksOf>[0]) =>
      navigate({ to: thanksPath, search: thanksOf({ id, dueOn, isRepeated }) }),
  };
  return <ContactScreen data={contact} known={known} />;
}

function thanksOf({ id, dueOn, isRepeated }: { readonly id: string; readonly dueOn: string | null; readonly isRepeated: boolean }) {
  return { id, ...(dueOn === null ? {} : { due: dueOn }), ...(isRepeated ? { again: true as const } : {}) };
}

import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiClient, type KnownSenderInquiryInput, type OneRecommendedHome } from "#api/client/client.ts";
import { ContactScreen } from "#web/inquiries/contact.screen.tsx";
import { type ContactData, findInquiryHome } from "#web/inquiries/find-inquiry.ts";
import { keepSentTo } from "#web/inquiries/inquiry-receipt.ts";
import { NotShownView, type NotShown } from "#web/recc/door/closed.tsx";
import type { HomeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";
import { NoHomeView } from "#web/recc/one/no-home.tsx";

export type ContactPage = { readonly kind: "home"; readonly one: OneRecommendedHome; readonly contact: ContactData } | { readonly kind: "none" } | NotShown;

/** The home that is asked about, with the companies that offer it. */
export async function findContact(search: HomeSearch): Promise<ContactPage> {
  const found = await findRecommendedHome(search);
  if (found.kind !== "shown") return found;
  return { kind: "home", one: found.one, contact: await findInquiryHome(found.one.item.listingKey) };
}

type ContactProps = {
  readonly title: string;
  readonly data: ContactPage;
  readonly isMailOnly: boolean;
  readonly thanksPath: "/recc/thanks" | "/recc/fm_thanks";
  /** Above the form. */
  readonly children?: ReactNode;
};

/** The form of the site for somebody whose address is known. */
export function ReccContact({ title, data, isMailOnly, thanksPath, children }: ContactProps) {
  const navigate = useNavigate();
  if (data.kind === "none") return <NoHomeView title={title} />;
  if (data.kind !== "home") return <NotShownView title={title} why={data.kind} />;
  const { batchId, item, address } = data.one;
  const send = async (body: Parameters<typeof post>[1]) => {
    const answer = await post({ id: batchId, position: item.position }, body);
    if (answer.ok) keepSentTo(answer.value.id, answer.value);
    return answer;
  };
  const known = {
    sender: { address: address ?? "", isMailOnly: isMailOnly && address !== null },
    send,
    onSent: ({ id, dueOn, isRepeated }: { id: string; dueOn: string | null; isRepeated: boolean }) =>
      navigate({ to: thanksPath, search: { id, ...(dueOn === null ? {} : { due: dueOn }), ...(isRepeated ? { again: true as const } : {}) } }),
  };
  return (
    <>
      {children}
      <ContactScreen data={data.contact} {...(address === null ? {} : { known })} />
    </>
  );
}

function post(path: { readonly id: string; readonly position: number }, body: KnownSenderInquiryInput) {
  return apiClient().recommendation.post("/batches/{id}/homes/{position}/inquiries", { path, body });
}

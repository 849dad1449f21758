import type { ReactNode } from "react";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import type { ContactPageData } from "./-find-contact.ts";

type Shown = Extract<ContactPageData, { readonly kind: "home" }>;

type ContactPageProps = {
  readonly title: string;
  readonly data: ContactPageData;
  /** In the name of who sent the mail, or of the site. */
  readonly from?: "mail" | "site";
  /** Answered by mail alone, so that nothing is asked of how. */
  readonly isMailOnly?: boolean;
  /** Stands over the page. */
  readonly above?: (one: Shown["one"]) => ReactNode;
  /** Stands in the card of the form, over it. */
  readonly before?: (one: Shown["one"]) => ReactNode;
};

/** A question about one home of a message. */
export function ContactPage({ title, data, from = "site", isMailOnly = true, above, before }: ContactPageProps) {
  const [listPath, thanksPath] =
    from === "mail" ? (["/recc/fm_collection", "/recc/fm_thanks"] as const) : (["/recc/latest", "/recc/thanks"] as const);
  return (
    <OfHome {...{ title, data, listPath }}>
      {({ one, contact }: Shown) => (
        <>
          {above?.(one)}
          <KnownContactScreen {...{ one, contact, isMailOnly, thanksPath }} before={before?.(one)} />
        </>
      )}
    </OfHome>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { OfficeBand } from "#web/recc/fm/sender-band.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { findContact, type ShownContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "担当者に相談（メール）";

export const Route = createFileRoute("/recc/fm_contact")({
  ...reccHomeRoute({ name: "recc-fm-contact", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: () => (
    <OfHome title={TITLE} data={Route.useLoaderData()} listPath="/recc/fm_collection">
      {({ one, contact }: ShownContact) => (
        <>
          <OfficeBand office={one.sender} />
          <KnownContactScreen {...{ one, contact }} isMailOnly thanksPath="/recc/fm_thanks" />
        </>
      )}
    </OfHome>
  ),
});

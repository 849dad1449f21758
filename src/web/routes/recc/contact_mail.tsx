import { createFileRoute } from "@tanstack/react-router";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { findContact, type ShownContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "メールで問い合わせ";

export const Route = createFileRoute("/recc/contact_mail")({
  ...reccHomeRoute({ name: "recc-contact-mail", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: () => (
    <OfHome title={TITLE} data={Route.useLoaderData()}>
      {({ one, contact }: ShownContact) => <KnownContactScreen {...{ one, contact }} isMailOnly thanksPath="/recc/thanks" />}
    </OfHome>
  ),
});

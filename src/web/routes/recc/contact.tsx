import { createFileRoute } from "@tanstack/react-router";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { ContactWays } from "#web/recc/one/contact-ways.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { findContact, type ShownContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "お問い合わせ";

export const Route = createFileRoute("/recc/contact")({
  ...reccHomeRoute({ name: "recc-contact", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: () => (
    <OfHome title={TITLE} data={Route.useLoaderData()}>
      {({ one, contact }: ShownContact) => (
        <KnownContactScreen {...{ one, contact }} isMailOnly={false} thanksPath="/recc/thanks" before={<Ways one={one} />} />
      )}
    </OfHome>
  ),
});

/** For who has no address of theirs known here, the form asks for it anyway. */
function Ways({ one: { address, batchId, item } }: Pick<ShownContact, "one">) {
  return address === null ? null : <ContactWays b={batchId} n={item.position} listing={item.listingKey} />;
}

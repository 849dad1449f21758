import { useState } from "react";
import { apiClient, type CompanyHere, type CompanyHomeResponse } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { PhotosCard } from "#web/console/photos/photos-card.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { FactsCard, FaultsCard, PricesCard, ReportsCard, Standing } from "./listing.view.tsx";
import { EVENT_WORDS } from "./listing-words.ts";
import { PriceForm } from "./price-form.tsx";

type Event = CompanyHomeResponse["events"][number];
type ListingProps = { readonly here: CompanyHere; readonly home: CompanyHomeResponse };

/** One home of the company: where it stands, what is wrong with it, and what may be done. */
export function ListingScreen({ here, home }: ListingProps) {
  const change = useChange();
  const mayChange = here.permissions.includes("change-listings");
  const tell = (event: Event) =>
    change.run(EVENT_WORDS[event].done, () =>
      apiClient().company.post("/listings/{id}/events", { path: { id: home.id }, body: { event } }),
    );
  const confirmOffer = () =>
    change.run("もう一度、表示するようにしました。", () =>
      apiClient().company.put("/listings/{id}/still-offered", { path: { id: home.id }, body: {} }),
    );
  const settle = (id: number) =>
    void change.run("お知らせを確かめたことにしました。", () => apiClient().company.delete("/reports/{id}", { path: { id } }));
  return (
    <>
      <Standing home={home} />
      <ChangeOutcome {...change} />
      {mayChange && home.events.length > 0 && <Events events={home.events} isBusy={change.isBusy} onTell={tell} />}
      {home.faults.length > 0 && (
        <FaultsCard faults={home.faults}>
          {mayChange && home.faults.includes("others-ended") && (
            <Button className="mt-4" tone="secondary" isBusy={change.isBusy} onClick={() => void confirmOffer()}>
              販売中であることを確かめました
            </Button>
          )}
        </FaultsCard>
      )}
      {home.reports.total > 0 && <ReportsCard reports={home.reports} isBusy={change.isBusy} onSettle={mayChange ? settle : null} />}
      <PricesCard prices={home.prices}>
        {mayChange && home.events.length > 0 && (
          <PriceForm key={home.price} home={home} onSaved={() => change.say("価格を変更しました。")} />
        )}
      </PricesCard>
      <PhotosCard home={home} mayChange={mayChange} />
      <FactsCard home={home} />
    </>
  );
}

type EventsProps = { readonly events: readonly Event[]; readonly isBusy: boolean; readonly onTell: (event: Event) => Promise<boolean> };

function Events({ events, isBusy, onTell }: EventsProps) {
  const isReady = useIsReady();
  const [asked, setAsked] = useState<Event | null>(null);
  const press = (event: Event) => (EVENT_WORDS[event].question === null ? void onTell(event) : setAsked(event));
  const confirm = async () => {
    if (asked) await onTell(asked);
    setAsked(null);
  };
  return (
    <Card title="状態を変える">
      <div className="flex flex-wrap gap-3">
        {events.map((event) => (
          <Button key={event} size="bar" tone="secondary" disabled={!isReady} isBusy={isBusy} onClick={() => press(event)}>
            {EVENT_WORDS[event].action}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        title={asked ? `「${EVENT_WORDS[asked].action}」にしますか` : ""}
        action={asked ? `${EVENT_WORDS[asked].action}にする` : ""}
        isOpen={asked !== null}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        <p>{asked && EVENT_WORDS[asked].question}</p>
      </ConfirmDialog>
    </Card>
  );
}

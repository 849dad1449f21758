import { useNavigate } from "@tanstack/react-router";
import { useBuildingSearch } from "#web/risk/search/building-option.ts";
import { CONTACT_TOPICS, ContactView } from "./contact.view.tsx";
import type { LetterTopic } from "./letter-fields.ts";
import { type ContactSearch, startOf, thanksFor } from "./letter-search.ts";
import { useRiskLetter } from "./use-risk-letter.ts";

const CORRECTION = { page: "contact", search: { topic: "correction" } };

type ContactProps = { readonly search: ContactSearch; readonly hasBuildings: boolean };

export function ContactScreen(props: ContactProps) {
  const { search } = props;
  const topic = CONTACT_TOPICS.find((each) => each === search.topic) ?? "question";
  // Another topic is another form.
  return <OneTopic key={topic} topic={topic} {...props} />;
}

function OneTopic({ topic, search, hasBuildings }: ContactProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const letter = useRiskLetter({
    topic,
    apartmentKey: null,
    initial: startOf(search),
    onSent: (receipt) => navigate({ to: "/risk/thanks", search: thanksFor(topic, receipt) }),
  });
  return <ContactView letter={topic === "correction" ? null : letter} search={useBuildingSearch(CORRECTION)} hasBuildings={hasBuildings} />;
}

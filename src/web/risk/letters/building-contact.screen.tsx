import { useNavigate } from "@tanstack/react-router";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { BUILDING_TOPICS, BuildingContactView } from "./building-contact.view.tsx";
import type { ContactData } from "./find-letters.ts";
import type { LetterTopic } from "./letter-fields.ts";
import { type ContactSearch, startOf, thanksFor } from "./letter-search.ts";
import { useRiskLetter } from "./use-risk-letter.ts";

type BuildingContactProps = ContactData & { readonly search: ContactSearch };

export function BuildingContactScreen(props: BuildingContactProps) {
  const topic = BUILDING_TOPICS.find((each) => each === props.search.topic) ?? "question";
  // Another topic, or another building, is another form.
  return <OneTopic key={`${topic}:${props.report.subject.key}`} {...props} topic={topic} />;
}

function OneTopic({ report, corrections, search, topic }: BuildingContactProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const { key } = report.subject;
  const letter = useRiskLetter({
    topic,
    apartmentKey: key,
    initial: startOf(search),
    onSent: (receipt) => navigate({ to: riskPath(key, "thanks"), search: thanksFor(topic, receipt) }),
  });
  const { floor, w } = search;
  const own = { ...(floor === undefined ? {} : { floor }), ...(w === undefined ? {} : { w }) };
  return <BuildingContactView {...{ report, corrections, letter }} search={own} />;
}

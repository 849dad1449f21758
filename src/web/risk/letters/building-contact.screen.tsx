import { useNavigate } from "@tanstack/react-router";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { reportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { BuildingContactView, topicsOf } from "./building-contact.view.tsx";
import type { ContactData } from "./find-letters.ts";
import type { LetterTopic } from "./letter-fields.ts";
import { type ContactSearch, startOf, thanksFor } from "./letter-search.ts";
import { useRiskLetter } from "./use-risk-letter.ts";

type BuildingContactProps = ContactData & { readonly search: ContactSearch };

export function BuildingContactScreen(props: BuildingContactProps) {
  const topic = topicsOf(props.report.subject).find((each) => each === props.search.topic) ?? "question";
  // Another topic, or another building, is another form.
  return <OneTopic key={`${topic}:${props.report.subject.key}`} {...props} topic={topic} />;
}

/** The service knows letters about buildings only: one about a place says in its words where it is. */
function aboutPlace(topic: LetterTopic, { name, address }: ContactData["report"]["subject"]): Typed {
  if (topic === "listing") return { address };
  return topic === "question" ? { message: `【${name}について】\n` } : {};
}

function OneTopic({ report, corrections, search, topic }: BuildingContactProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const { key, kind } = report.subject;
  const letter = useRiskLetter({
    topic,
    apartmentKey: kind === "building" ? key : null,
    initial: { ...(kind === "place" ? aboutPlace(topic, report.subject) : {}), ...startOf(search) },
    onSent: (receipt) => navigate({ to: riskPath(key, "thanks"), search: thanksFor(topic, receipt) }),
  });
  return <BuildingContactView {...{ report, corrections, letter }} search={reportSearch(search)} />;
}

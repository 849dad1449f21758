import { useNavigate, useRouter } from "@tanstack/react-router";
import { CONNECT_TOPICS, ConnectOwnerView } from "./connect-owner.view.tsx";
import type { ConnectData } from "./find-letters.ts";
import type { LetterTopic } from "./letter-fields.ts";
import { type ContactSearch, thanksFor } from "./letter-search.ts";
import { riskPath } from "./report-search.ts";
import { useLetter } from "./use-letter.ts";

type ConnectOwnerProps = ConnectData & { readonly search: ContactSearch };

export function ConnectOwnerScreen(props: ConnectOwnerProps) {
  const topic = CONNECT_TOPICS.find((each) => each === props.search.topic) ?? "waiting-buyer";
  // Another side, or another building, is another form.
  return <OneSide key={`${topic}:${props.report.apartment.key}`} {...props} topic={topic} />;
}

function OneSide({ report, interest, topic }: ConnectOwnerProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { key } = report.apartment;
  const letter = useLetter({
    topic,
    apartmentKey: key,
    initial: {},
    onSent: (receipt) => navigate({ to: riskPath(key, "thanks"), search: thanksFor(topic, receipt) }),
  });
  return <ConnectOwnerView {...{ report, interest, letter }} search={{}} onRetry={() => void router.invalidate()} />;
}

import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { browserEnvironment } from "#web/session/site/browser-parts.ts";
import { useSiteAuth } from "#web/session/site/hooks.ts";
import type { LinkedProvider } from "#web/settings/frame/providers.ts";
import { base64UrlOf } from "./base64-url.ts";
import { connectAddress } from "./connect-address.ts";
import type { ProvidersCardProps } from "./providers-card.tsx";

type Parts = {
  readonly client: Pick<IdentityClient, "unlinkProvider">;
  readonly sub: string;
  readonly reload: () => Promise<void>;
};

const CHALLENGE_BYTES = 32;

/** What a press does to the outside services of an account: leaves for the hosted login to link one, or takes one away. */
export function useProviders({
  client,
  sub,
  reload,
}: Parts): Pick<ProvidersCardProps, "offered" | "acting" | "outcome" | "onConnect" | "onUnlink" | "onForgive"> {
  const auth = useSiteAuth();
  const { origin = "" } = useRouter();
  const acting = useAction(failureText);
  const [outcome, setOutcome] = useState("");
  return {
    offered: auth.providers,
    acting,
    outcome,
    onConnect: (provider) => {
      const challenge = base64UrlOf(browserEnvironment.randomBytes(CHALLENGE_BYTES));
      window.location.assign(connectAddress({ auth, origin, provider, sub, challenge }));
    },
    onUnlink: async ({ name, userId }: LinkedProvider) => {
      setOutcome("");
      const isDone = await acting.run(() => client.unlinkProvider(name, userId));
      await reload();
      if (isDone) setOutcome(`${name}を外しました。`);
      return isDone;
    },
    onForgive: () => {
      setOutcome("");
      acting.forgive();
    },
  };
}

import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { loadAgain } from "#web/app/chunk-reload.ts";
import { SiteError, shownError } from "#web/app/site-error.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { BACK_HOME, NOT_FOUND } from "#wire/site-words.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** Specification section 2: a status code and a message, 500 and "Error" when the error says nothing else; without a network nobody gave a status. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">) {
  const router = useRouter();
  const { status, message } = shownError(error);
  // As it was when the page failed: the words stay when the network is back. Node has a navigator too, which does not say.
  const [isOffline] = useState(() => globalThis.navigator?.onLine === false);
  if (status === NOT_FOUND.status) return <NotFoundPage />;
  return (
    <div className="measure-form py-12">
      {isOffline && !(error instanceof SiteError) ? (
        <>
          <h1 className="text-28">ページを読み込めませんでした</h1>
          <p className="mt-2">ネットワークにつながっていないため、読み込めませんでした。つながってから、もう一度お試しください。</p>
        </>
      ) : (
        <>
          <p className="font-bold text-52 text-brand">{status}</p>
          <h1 className="mt-2 text-28" lang="en">
            {message}
          </h1>
          <p className="mt-2">ページを表示できませんでした。しばらくしてから、もう一度お試しください。</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => loadAgain(error, window, () => void router.invalidate())}>もう一度読み込む</Button>
        <Link to="/" className="text-link" lang="en">
          {BACK_HOME}
        </Link>
      </div>
    </div>
  );
}

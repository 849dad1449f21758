import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { shownError } from "#web/app/site-error.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { BACK_HOME, NOT_FOUND } from "#wire/site-words.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** Specification section 2: a status code and a message, 500 and "Error" when the error says nothing else. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">) {
  const router = useRouter();
  const { status, message } = shownError(error);
  if (status === NOT_FOUND.status) return <NotFoundPage />;
  return (
    <div className="measure-form py-12">
      <p className="font-bold text-52 text-brand">{status}</p>
      <h1 className="mt-2 text-28" lang="en">
        {message}
      </h1>
      <p className="mt-2">ページを表示できませんでした。しばらくしてから、もう一度お試しください。</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => router.invalidate()}>もう一度読み込む</Button>
        <Link to="/" className="text-link" lang="en">
          {BACK_HOME}
        </Link>
      </div>
    </div>
  );
}

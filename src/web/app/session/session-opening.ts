import type { SiteAuth } from "#api/client/context.ts";
import type { ScreenAccess } from "#web/session/core/machine-types.ts";
import type { SessionView } from "#web/session/core/types.ts";

/** What the session of a browser page is opened with. */
export type Opening = {
  readonly auth: SiteAuth;
  /** As the server rendered the page. */
  readonly initial: SessionView;
  readonly screen: () => { readonly access: ScreenAccess } | null;
  /** Has it told of every page that is gone to. */
  readonly followPages: (gone: () => void) => void;
};

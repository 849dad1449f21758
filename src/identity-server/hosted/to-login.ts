import { pathIn } from "#identity-server/pages/markup.ts";
import { NOTICE } from "#identity-server/visits/read-authorize.ts";
import type { Visit } from "./visit.ts";

/** To the login, which says what was done. */
export function toLogin({ c, frame }: Visit, notice: "confirmed" | "reset"): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(`${pathIn(frame, "/login")}&${NOTICE}=${notice}`, 303);
}

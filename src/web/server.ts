import { createStartHandler, defaultStreamHandler, setResponseStatus } from "@tanstack/react-start/server";
import { shownError } from "./shell/site-error.ts";

/** The HTTP server calls `fetch(request, { context })` for every path that is neither an API nor a static file. */
export default {
  fetch: createStartHandler((visit) => {
    const failed = visit.router.state.matches.find((match) => match.status === "error");
    if (failed) setResponseStatus(shownError(failed.error).status);
    return defaultStreamHandler(visit);
  }),
};

/** Texts and names of the generic behaviour; its numbers stand in the kernel. Sections are those of the product's specification. */

/** Section 2, error page. */
export const DEFAULT_ERROR = { status: 500, message: "Error" } as const;
export const NOT_FOUND = { status: 404, message: "This page could not be found" } as const;
export const BACK_HOME = "Back to the home page";
export const UNKNOWN_MIDDLEWARE = "Unknown middleware";

/** Section 1, "except routes on an ignore list": waiting screens and test screens say nothing about what people read. */
export const PAGE_VIEW_IGNORED: readonly RegExp[] = [/(^|-)(load|loading)$/, /-test[A-Z]/];

export const SERVICE_NAME = "まちのね";

/** Where page views go, under the names of routes. */
export type PageViews = {
  /** `at`: when the screen was opened, in milliseconds since 1970. */
  readonly pageView: (name: string, at: number) => void;
};

/** A screen that was opened, as it is queued (specification, section 1). */
export type PageViewEvent = { readonly event: "page_view"; readonly name: string };

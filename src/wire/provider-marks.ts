/** How a provider's own button looks: its mark as paths, in the colours that its brand rules name. The hosted pages and the site draw the same. */
export type ProviderMark = {
  readonly viewBox: string;
  readonly paths: readonly { readonly d: string; readonly fill: string }[];
};

export type ProviderMarkName = "google" | "facebook" | "line";

/**
 * Google: the G in four colours on white ("Sign in with Google branding guidelines"). Facebook: the f in the blue circle ("Meta brand resources").
 * LINE: the white speech balloon on LINE green ("LINE Login button design guidelines").
 */
export const PROVIDER_MARKS: Readonly<Record<ProviderMarkName, ProviderMark>> = {
  google: {
    viewBox: "0 0 18 18",
    paths: [
      {
        d: "M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z",
        fill: "#4285f4",
      },
      {
        d: "M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z",
        fill: "#34a853",
      },
      { d: "M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z", fill: "#fbbc05" },
      { d: "M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z", fill: "#ea4335" },
    ],
  },
  facebook: {
    viewBox: "0 0 24 24",
    paths: [
      {
        d: "M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.8-4.67 4.54-4.67 1.31 0 2.68.23 2.68.23v2.96h-1.5c-1.5 0-1.96.93-1.96 1.87V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12z",
        fill: "#0866ff",
      },
      {
        d: "m16.68 15.47.53-3.47h-3.33V9.75c0-.95.46-1.87 1.95-1.87h1.51V4.92s-1.37-.23-2.68-.23c-2.74 0-4.54 1.66-4.54 4.67V12H7.08v3.47h3.04v8.38a12.1 12.1 0 0 0 3.76 0v-8.38z",
        fill: "#ffffff",
      },
    ],
  },
  line: {
    viewBox: "0 0 24 24",
    paths: [
      { d: "M5.5 0h13A5.5 5.5 0 0 1 24 5.5v13a5.5 5.5 0 0 1-5.5 5.5h-13A5.5 5.5 0 0 1 0 18.5v-13A5.5 5.5 0 0 1 5.5 0z", fill: "#06c755" },
      {
        d: "M20.2 10.9c0-3.68-3.69-6.67-8.22-6.67s-8.22 3-8.22 6.67c0 3.3 2.92 6.05 6.87 6.58.27.05.63.17.72.4.08.2.05.52.03.73l-.12.7c-.03.2-.16.8.71.44.86-.37 4.67-2.75 6.37-4.71 1.17-1.29 1.86-2.6 1.86-4.14z",
        fill: "#ffffff",
      },
      {
        d: "M9.03 12.8a.16.16 0 0 1-.16.16H6.56a.16.16 0 0 1-.16-.16V9.22c0-.09.07-.16.16-.16h.58c.09 0 .16.07.16.16v2.84h1.57c.09 0 .16.07.16.16zm1.39 0a.16.16 0 0 1-.16.16h-.58a.16.16 0 0 1-.16-.16V9.22c0-.09.07-.16.16-.16h.58c.09 0 .16.07.16.16zm3.97 0a.16.16 0 0 1-.16.16h-.57l-.04-.01a.2.2 0 0 1-.1-.06l-1.63-2.2v2.11a.16.16 0 0 1-.16.16h-.57a.16.16 0 0 1-.16-.16V9.22c0-.09.07-.16.16-.16h.59c.04 0 .08.02.11.06l1.64 2.21V9.22c0-.09.07-.16.16-.16h.57c.09 0 .16.07.16.16zm3.17-3a.16.16 0 0 1-.16.16h-1.57v.6h1.57c.09 0 .16.07.16.16v.58a.16.16 0 0 1-.16.16h-1.57v.6h1.57c.09 0 .16.07.16.16v.58a.16.16 0 0 1-.16.16h-2.31a.16.16 0 0 1-.16-.16V9.22c0-.09.07-.16.16-.16h2.31c.09 0 .16.07.16.16z",
        fill: "#06c755",
      },
    ],
  },
};

/** The mark of a provider by its name; null for one that has none. */
export function providerMarkOf(name: string): ProviderMarkName | null {
  const lower = name.toLowerCase();
  return lower === "google" || lower === "facebook" || lower === "line" ? lower : null;
}

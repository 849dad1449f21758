/** How often a screen was opened on a day in Japan. */
export type ScreenCount = { readonly day: string; readonly screen: string; readonly opened: number };

/** One screen of a way, under the name of its route; or what was done at its end (`isAct`), counted where it was done and told by no page. */
export type FunnelStep = { readonly screen: string; readonly label: string; readonly isAct?: true };

/** What is counted where it is done. Its page may be opened again, or by anybody who knows its address. */
export type Act = "trial-received" | "consultation-booked";

/** A way that people take, by the screens it leads over, in their order. */
export type Funnel = { readonly key: string; readonly title: string; readonly steps: readonly FunnelStep[] };

/** A step as it was counted: `ofFormer` is the share of the step before, null for the first and where that was never opened. */
type CountedStep = FunnelStep & { readonly opened: number; readonly ofFormer: number | null };
export type CountedFunnel = Omit<Funnel, "steps"> & { readonly steps: readonly CountedStep[] };

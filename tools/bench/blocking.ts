import { openApiDocument } from "#api/openapi-document.ts";
import { GUEST_SCREENS, GUIDE_SCREENS, MEMBER_SCREENS, OPEN_SCREENS, REPORT_SCREENS, reportScreen } from "#test/support/screens.ts";
import { type Caller, caller } from "#tools/watched/caller.ts";
import { type KnownPlaces, knownPlaces } from "#tools/watched/known-places.ts";
import { type SignedIn, signInSampleMember } from "#tools/watched/member.ts";
import { startWatched, type WatchedSite } from "#tools/watched/watched-site.ts";
import { estimated } from "./blocking/estimated.ts";
import { foundAddresses } from "./blocking/found-addresses.ts";
import { knownValues } from "./blocking/known-values.ts";
import { type LargeCall, largestCalls, readApiDocument } from "./blocking/largest-calls.ts";
import { benchSettings, SAMPLE_DATA } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup, BenchOptions } from "./types.ts";

/** The most that one answer may hold the event loop at once. */
const MOST_MS = 50;
/** What is asked again is measured again: what a first call reads or compiles is over then. */
const AGAIN = 2;
const SHOWN = 25;

type Held = { readonly address: string; readonly status: number; readonly bytes: number; readonly first: number; readonly again: number };

/** How long each GET of the API document with its largest parameters, each page, and what search engines ask for holds the event loop of the site that answers it. */
async function run({ dataDir }: BenchOptions): Promise<readonly BenchFigure[]> {
  const site = await startWatched(benchSettings(dataDir ?? SAMPLE_DATA));
  const asking = caller(site.url);
  try {
    const member = await signInSampleMember(site);
    const places = await knownPlaces(site.url);
    const known = knownValues(places, await estimated(site.url));
    const calls = largestCalls(readApiDocument(openApiDocument()), known);
    const pages = pagesOf(places);
    const found = await foundAddresses(site.url, places);
    await settle(site);
    // First: what they are made from is drawn for pages too.
    const heldByFound = await holdEach(found, { site, asking, member });
    const heldByCalls = await holdEach(calls, { site, asking, member });
    const heldByPages = await holdEach(pages, { site, asking, member });
    show([...heldByFound, ...heldByCalls, ...heldByPages]);
    return [...figures("found", heldByFound), ...figures("api", heldByCalls), ...figures("pages", heldByPages)];
  } finally {
    asking.close();
    await site.stop();
  }
}

function pagesOf({ towns, buildings, chome }: KnownPlaces): LargeCall[] {
  const keys = [buildings[0], towns[0]?.key, chome].filter((key) => typeof key === "string");
  const reports = keys.flatMap((key) =>
    Object.values(REPORT_SCREENS).flatMap((parts) => parts.map((part) => reportScreen({ key, name: "" }, part))),
  );
  const open = [...OPEN_SCREENS, ...GUIDE_SCREENS, ...reports, ...GUEST_SCREENS];
  const asked =
    (isMembers: boolean) =>
    ({ path }: { readonly path: string }) => ({ address: encodeURI(path), isMembers });
  return [...open.map(asked(false)), ...MEMBER_SCREENS.map(asked(true))];
}

type Asking = { readonly site: WatchedSite; readonly asking: Caller; readonly member: SignedIn };

/** Waits until the site has done what a start does besides. */
async function settle(site: WatchedSite): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = (await site.loop()).totalMs < 100 ? quiet + 1 : 0;
  }
}

async function holdEach(calls: readonly LargeCall[], asking: Asking): Promise<Held[]> {
  const held: Held[] = [];
  for (const [i, call] of calls.entries()) held.push(await holdBy(call, i, asking));
  return held;
}

async function holdBy({ address, isMembers }: LargeCall, number: number, { site, asking, member }: Asking): Promise<Held> {
  const isApi = address.startsWith("/api/");
  const headers = {
    accept: isApi ? "application/json" : "text/html",
    "accept-encoding": "gzip",
    // A caller of its own, so that nobody uses up an allowance.
    "x-forwarded-for": `198.18.${number >> 8}.${number & 255}`,
    ...(isMembers && isApi && { authorization: `Bearer ${member.accessToken}` }),
    ...(isMembers && !isApi && { cookie: member.cookie }),
  };
  await site.loop();
  const { status, body } = await asking.ask(address, { headers });
  const first = (await site.loop()).longestMs;
  const more: number[] = [];
  for (let i = 0; i < AGAIN; i += 1) {
    await asking.ask(address, { headers });
    more.push((await site.loop()).longestMs);
  }
  return { address, status, bytes: body.length, first, again: Math.min(...more) };
}

function show(held: readonly Held[]): void {
  console.log("  first  again  status   bytes  address");
  for (const { address, status, bytes, first, again } of held.toSorted((a, b) => b.first - a.first).slice(0, SHOWN))
    console.log(`${ms(first)} ${ms(again)}  ${status} ${String(bytes).padStart(8)}  ${decodeURI(address).slice(0, 110)}`);
}

const ms = (value: number) => value.toFixed(1).padStart(6);

function figures(name: string, held: readonly Held[]): BenchFigure[] {
  const longest = (part: "first" | "again") => Math.max(...held.map((one) => one[part]));
  return [
    { name: `blocking.${name}.asked`, value: held.length, unit: "" },
    { name: `blocking.${name}.first.ms`, value: longest("first"), unit: "ms", limits: { value: MOST_MS } },
    { name: `blocking.${name}.again.ms`, value: longest("again"), unit: "ms", limits: { value: MOST_MS } },
    { name: `blocking.${name}.refused`, value: held.filter(({ status }) => status >= 500).length, unit: "", limits: { value: 0 } },
  ];
}

export const group: BenchGroup = { name: "blocking", run };

import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Estimated } from "./known-values.ts";

const jobSchema = z.object({ id: z.string(), state: z.string(), estimateId: z.string().nullable() });
const MOST_WAITS = 200;

/** One price check of a usual home, to ask about afterwards. */
export async function estimated(siteUrl: string): Promise<Estimated> {
  const jobs = `${siteUrl}/api/price-checker/jobs`;
  const order = { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, builtYear: 2008 };
  const submitted = await fetch(jobs, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  let job = jobSchema.parse(await submitted.json());
  for (let i = 0; job.estimateId === null; i += 1) {
    if (i === MOST_WAITS) throw new Error(`the price check is still ${job.state}`);
    await setTimeout(100);
    job = jobSchema.parse(await (await fetch(`${jobs}/${job.id}`)).json());
  }
  return { jobId: job.id, estimateId: job.estimateId };
}

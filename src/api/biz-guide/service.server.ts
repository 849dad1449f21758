import type { OpenAPIHono } from "@hono/zod-openapi";
import { createAssessor, type HomeInput } from "#api/biz/assess.ts";
import type { AssessDeps } from "#api/biz/assess-deps.ts";
import type { AssessmentV1, AssessmentV2 } from "#api/biz/assessment-schemas.ts";
import { bizDocuments } from "#api/biz/documents.ts";
import { presentV1, presentV2, presentV3 } from "#api/biz/present.ts";
import { newService } from "#api/http/service.ts";
import type { ApiVersion } from "#domain/api-access/versions.ts";
import { type Milliseconds, minutes } from "#kernel/duration.ts";
import { readExamples } from "./read-examples.server.ts";
import { referenceOf } from "./reference.ts";
import { type BizGuide, guideRoute } from "./routes.ts";

const KNOWN_FOR: Milliseconds = minutes(10);
const FOR_MINUTES = { "cache-control": "public, max-age=300" };

/** What the reference pages show of a version: its examples, the answer to them as of now, and its operations. */
export function bizGuideService(deps: AssessDeps): OpenAPIHono {
  const assessor = createAssessor(deps);
  const { home, samples } = readExamples();
  const documents = bizDocuments();
  const kept = new Map<ApiVersion, { readonly since: number; readonly answer: BizGuide["answer"] }>();
  const answerOf = async (version: ApiVersion) => {
    const now = deps.clock.now().getTime();
    const known = kept.get(version);
    if (known && now - known.since < KNOWN_FOR) return known.answer;
    const answer = await answerNow(assessor, home, version);
    // A model that is on its way is asked for again at once.
    if (answer) kept.set(version, { since: now, answer });
    return answer;
  };
  return newService().openapi(guideRoute, async (c) => {
    const { version } = c.req.valid("param");
    const answer = await answerOf(version);
    return c.json({ samples: samples[version], answer, reference: referenceOf(documents[version]) }, 200, FOR_MINUTES);
  });
}

/** As a call with a test key is answered; null: no estimate could be made. */
async function answerNow(
  { price, assess }: ReturnType<typeof createAssessor>,
  home: HomeInput,
  version: ApiVersion,
): Promise<BizGuide["answer"]> {
  const marked = { isTest: true };
  if (version === "v1") {
    const priced = await price(home);
    return priced.ok ? { body: shortened(presentV1(priced.value, marked)), isSampleMarket: priced.value.isSample } : null;
  }
  const done = await assess(home, { isRated: version === "v3" });
  if (!done.ok) return null;
  const presented = version === "v2" ? presentV2(done.value, marked) : presentV3(done.value, marked);
  return { body: shortened(presented), isSampleMarket: done.value.isSample };
}

/** The answer as JSON, with what is only a long list told by its length. */
function shortened(answer: AssessmentV1 & Partial<Pick<AssessmentV2, "comparables">>): string {
  const count = answer.comparables?.length;
  const text = JSON.stringify(count === undefined ? answer : { ...answer, comparables: [] }, null, 2);
  return count === undefined || count === 0 ? text : text.replace('"comparables": []', `"comparables": [ … ${count}件 ]`);
}

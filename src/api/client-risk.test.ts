import { expect, it } from "vitest";
import { createApiClient } from "#api/client-services.ts";

const requests: Request[] = [];
const { risk } = createApiClient({
  baseUrls: {},
  origin: "http://site.test",
  send: (request) => {
    requests.push(request);
    return Response.json({});
  },
});

const correction = { field: "units", proposed: "120戸", evidence: "販売図面", email: "a@example.jp" } as const;
const inquiry = { kind: "question", email: "a@example.jp", message: "はい" } as const;
const wishes = { token: "t", onChange: true, yearly: false };
const note = { stance: "owner", body: "静かです" } as const;

it.each<[string, () => Promise<unknown>, object | null]>([
  ["GET /api/estate/risk?cityCode=13108&page=2", () => risk.list({ cityCode: "13108", page: 2 }), null],
  ["GET /api/estate/risk/a%2Fb", () => risk.report("a/b"), null],
  ["GET /api/estate/risk/a?floor=3&w=1-1-1-1-1-1", () => risk.report("a", { floor: 3, w: "1-1-1-1-1-1" }), null],
  ["GET /api/estate/hazards?lat=35.7&lon=139.8", () => risk.hazards({ lat: 35.7, lon: 139.8 }), null],
  ["GET /api/estate/risk/a/places?kinds=park%2Cbank", () => risk.places("a", { kinds: ["park", "bank"] }), null],
  ["GET /api/estate/risk/a/places?kinds=park&within=1200", () => risk.places("a", { kinds: ["park"], within: 1200 }), null],
  ["GET /api/estate/risk/a/facts/crime", () => risk.facts("a", "crime"), null],
  ["GET /api/estate/risk/a/corrections", () => risk.corrections("a"), null],
  ["POST /api/estate/risk/a/corrections", () => risk.sendCorrection("a", correction), correction],
  ["POST /api/estate/risk/inquiries", () => risk.sendInquiry(inquiry), inquiry],
  ["GET /api/estate/risk/a/interest", () => risk.interest("a"), null],
  ["GET /api/estate/risk/a/notes", () => risk.notes("a"), null],
  ["POST /api/estate/risk/a/notes", () => risk.writeNote("a", note), note],
  ["GET /api/estate/risk-notices?token=t", () => risk.notices("t"), null],
  ["POST /api/estate/risk-notices", () => risk.saveNotices({ token: "t", onChange: true, yearly: false }), wishes],
  ["POST /api/estate/risk-notices/stop?token=t", () => risk.stopNotices("t"), null],
  ["POST /api/estate/risk-notices/link", () => risk.sendNoticesLink("t"), { token: "t" }],
])("sends %s", async (line, call, body) => {
  await call();

  const request = requests.at(-1);
  const { pathname, search } = new URL(request?.url ?? "");
  expect(`${request?.method} ${pathname}${search}`).toBe(line);
  expect(request?.body ? await request.json() : null).toEqual(body);
});

it("sends a correction with files as a form, another way where one is given", async () => {
  const files = [new File(["%PDF-"], "図面.pdf", { type: "application/pdf" }), new File(["x"], "b.png")];
  const carried: Request[] = [];
  const send = async (request: Request) => {
    carried.push(request);
    return Response.json({});
  };
  const before = requests.length;

  expect((await risk.sendCorrection("a", correction, { files, send })).ok).toBe(true);

  expect(requests).toHaveLength(before);
  expect(carried[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  const form = await carried[0]?.formData();
  expect(form?.get("email")).toBe("a@example.jp");
  expect(form?.getAll("files").map((file) => (file instanceof File ? file.name : file))).toEqual(["図面.pdf", "b.png"]);
});

import { describe, expectTypeOf, it } from "vitest";
import type { CallOf, OperationAt, PathsOf, PathsWith, ResponseOf } from "./operation.ts";
import type { ApartmentResponse, CrimeFactsResponse, EstimateJob } from "./types.ts";

type Estate = PathsOf<"/api/estate">;
type At<P extends keyof Estate, Method extends string> = OperationAt<Estate, P, Method>;
type Asked<P extends keyof Estate, Method extends string> = NonNullable<CallOf<At<P, Method>>[0]>;

describe("an operation of the document", () => {
  it("belongs to its service, below the service's address, and answers its own methods", () => {
    expectTypeOf<"/market">().toExtend<PathsWith<Estate, "get">>();
    expectTypeOf<"/market">().not.toExtend<PathsWith<Estate, "post">>();
    expectTypeOf<"/profile">().not.toExtend<keyof Estate>();
    expectTypeOf<"/jobs/{id}">().toExtend<PathsWith<PathsOf<"/api/price-checker">, "get">>();
  });

  it("takes every part of its path, and only queries it knows", () => {
    expectTypeOf<{ path: { key: string }; query: { floor: number; w: undefined } }>().toExtend<Asked<"/risk/{key}", "get">>();
    expectTypeOf<{ path: { key: string } }>().toExtend<Asked<"/risk/{key}", "get">>();
    expectTypeOf<{ query: { floor: number } }>().not.toExtend<Asked<"/risk/{key}", "get">>();
    expectTypeOf<{ path: { key: string }; query: { floor: string } }>().not.toExtend<Asked<"/risk/{key}", "get">>();
    expectTypeOf<{ query: { town: string } }>().not.toExtend<Asked<"/transactions", "get">>();
  });

  it("takes its body, as a form only where the document says so", () => {
    type Correction = Asked<"/risk/{key}/corrections", "post">["body"];
    expectTypeOf<FormData>().toExtend<Correction>();
    expectTypeOf<{ field: "units"; proposed: string; evidence: string; email: string }>().toExtend<Correction>();
    expectTypeOf<{ field: "colour"; proposed: string; evidence: string; email: string }>().not.toExtend<Correction>();
    expectTypeOf<FormData>().not.toExtend<Asked<"/risk/inquiries", "post">["body"]>();
  });

  it("is given nothing where it needs nothing, and something where it needs it", () => {
    expectTypeOf<[]>().toExtend<CallOf<At<"/market", "get">>>();
    expectTypeOf<[]>().not.toExtend<CallOf<At<"/suggest", "get">>>();
  });

  it("answers what its document says for success, whatever the status", () => {
    expectTypeOf<ResponseOf<At<"/apartments/{key}", "get">>>().toEqualTypeOf<ApartmentResponse>();
    expectTypeOf<ResponseOf<At<"/risk/{key}/facts/crime", "get">>>().toEqualTypeOf<CrimeFactsResponse>();
    expectTypeOf<ResponseOf<OperationAt<PathsOf<"/api/price-checker">, "/jobs", "post">>>().toEqualTypeOf<EstimateJob>();
  });
});

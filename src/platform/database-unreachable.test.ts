import { expect, it } from "vitest";
import { asUnreachable, DatabaseUnreachable, isConnectionFailure } from "./database-unreachable.ts";

const coded = (code: string, message = "no") => Object.assign(new Error(message), { code });

it.each([
  ["an operator ended the connection", coded("57P01", "terminating connection due to administrator command")],
  ["another process of the server crashed", coded("57P02")],
  ["the server starts", coded("57P03", "the database system is starting up")],
  ["the server ended a silent session", coded("57P05")],
  ["a connection exception", coded("08006")],
  ["there are too many connections", coded("53300")],
  ["nobody listens", coded("ECONNREFUSED")],
  [
    "nobody listens on any of its addresses",
    Object.assign(new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]), { code: "X" }),
  ],
  ["the other side is gone", coded("ECONNRESET")],
  ["the socket was closed", new Error("Connection terminated unexpectedly")],
  ["the connection did not come in time", new Error("Connection terminated due to connection timeout")],
  ["a connection that is lost already was asked", new Error("Client has encountered a connection error and is not queryable")],
  ["the pool had none in time", new Error("timeout exceeded when trying to connect")],
])("takes it for a lost or refused connection that %s", (_, error) => {
  expect(isConnectionFailure(error)).toBe(true);
  expect(asUnreachable(error, "working")).toBeInstanceOf(DatabaseUnreachable);
});

it.each([
  ["a row that is there already", coded("23505")],
  ["a statement that took too long", coded("57014", "canceling statement due to statement timeout")],
  ["a database that was dropped", coded("57P04")],
  ["a wrong password", coded("28P01", "password authentication failed")],
  ["addresses of which one refused for another reason", new AggregateError([coded("ECONNREFUSED"), coded("28P01")])],
  ["a bug", new TypeError("undefined is not a function")],
  ["what is no error", "Connection terminated"],
])("leaves %s as it is", (_, error) => {
  expect(asUnreachable(error, "working")).toBe(error);
});

it.each([
  ["connecting", "the database cannot be reached: connect ECONNREFUSED 127.0.0.1:5432"],
  ["working", "the database connection was lost: connect ECONNREFUSED 127.0.0.1:5432"],
] as const)("says in one line what happened while %s, and keeps its cause", (phase, line) => {
  const cause = new AggregateError([coded("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432")]);

  expect(asUnreachable(cause, phase)).toMatchObject({ name: "DatabaseUnreachable", phase, message: line, cause });
});

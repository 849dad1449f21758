import { defineConfig } from "vitest/config";

const DATABASE_TESTS = ["src/**/*.server.test.ts", "src/**/*.server.test.tsx", "test/contract/**/*.test.ts"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "test/*.test.ts", "tools/**/*.test.ts"],
          exclude: DATABASE_TESTS,
          pool: "threads",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "stores",
          include: DATABASE_TESTS,
          globalSetup: ["test/support/global-database.ts"],
          pool: "threads",
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "data",
          include: ["test/data/**/*.data.test.ts"],
          globalSetup: ["test/support/global-database.ts"],
          pool: "threads",
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});

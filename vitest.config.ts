import { defineConfig } from "vitest/config";

const DATABASE_TESTS = ["src/**/*.server.test.ts", "src/**/*.server.test.tsx", "test/contract/**/*.test.ts"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Only for what hangs: no busy machine may reach them, and speed is measured by `npm run bench`.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "test/*.test.ts", "test/support/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: DATABASE_TESTS,
          setupFiles: ["test/support/few-cases.ts"],
          // Pages name their style sheet; what is in it is nobody's question here.
          css: { include: /styles\.css\?url$/ },
          pool: "threads",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "stores",
          include: DATABASE_TESTS,
          setupFiles: ["test/support/drop-databases.ts"],
          globalSetup: ["test/support/global-database.ts"],
          pool: "threads",
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["test/pages/**/*.test.ts"],
          globalSetup: ["test/pages/start-site.ts"],
          pool: "threads",
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "data",
          include: ["test/data/**/*.data.test.ts"],
          setupFiles: ["test/support/drop-databases.ts"],
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

import { defineConfig } from "vite";

/**
 * The scripts of the checker that stands on other sites, each one file that leaves no name behind: `--mode loader` is what a page loads, `--mode frame` what runs
 * in its frame. Neither brings a library along.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    ...{ outDir: "dist/widget", emptyOutDir: false, target: "es2022", modulePreload: false },
    rolldownOptions: { input: `src/web/widget/${mode}/${mode}.entry.ts`, output: { format: "iife", entryFileNames: `${mode}.js` } },
  },
}));

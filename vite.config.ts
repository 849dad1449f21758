import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  // The HTTP server answers static files and routes itself; nothing is copied from a public folder.
  publicDir: false,
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src/web",
      router: { quoteStyle: "double", semicolons: true, addExtensions: true },
    }),
    react(),
  ],
  // One self-contained server bundle: React is then always its production build, whatever NODE_ENV the process has.
  ...(command === "build" ? { ssr: { noExternal: true } } : {}),
  server: { watch: { ignored: ["**/.data/**", "**/.cache/**", "**/dist/**"] } },
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0 },
}));

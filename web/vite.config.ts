import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/bastide/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What the first visit needs, up to the first turn, comes in one piece; every other screen when somebody goes there.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", test: /src\/(main\.ts|home\/Home|table\/Table)/ }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});

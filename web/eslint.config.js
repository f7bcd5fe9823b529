// The rules for TypeScript and Svelte; how the code is laid out is prettier's business, not ours.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    rules: {
      // `_` is a value that has to be named and is not used.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // What has been asked for is no state of the screen, and a derived map is replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // {"\u00a0"} shows a space that an editor would hide.
      "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);

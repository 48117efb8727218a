import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The bundle goes into the Python package, so that people who only play need no Node.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tikal/server/page', emptyOutDir: true, target: 'es2022' },
  // The package's source tree holds what page and package share.
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8017', '/locales': 'http://127.0.0.1:8017', '/ws': { target: 'ws://127.0.0.1:8017', ws: true } } },
  test: {
    environment: 'jsdom', include: ['tests/**/*.test.ts'], pool: 'threads', testTimeout: 60_000,
    // One document for all files of a process: making one takes as long as all its tests.
    isolate: false,
    // What Svelte makes of sources that have not changed is taken from the last run: a quarter of the time.
    experimental: { fsModuleCache: true },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The bundle goes into the Python package, so that people who only play need no Node.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tikal/server/page', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8017', '/locales': 'http://127.0.0.1:8017', '/ws': { target: 'ws://127.0.0.1:8017', ws: true } } },
  // One document for all files of a process: making one takes as long as all its tests.
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 60_000 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});

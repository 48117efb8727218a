import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The bundle goes into the Python package, so that people who only play need no Node.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/tikal/server/page', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8017', '/locales': 'http://127.0.0.1:8017', '/ws': { target: 'ws://127.0.0.1:8017', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: [], testTimeout: 60_000 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// What is built is packed with the Python package and served by its web application. Nothing is put in line, so that
// the pages work under a strict content security policy.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sabot/web/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    license: { fileName: 'licenses.md' },
  },
  // The server looks whether a request comes from a page of its own, so the address that was asked for is passed on.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } } },
});

import { defineConfig } from 'vite'
import { scaled } from './scaled.ts'

// The server the page talks to while it is being worked on; in production both come from one port.
const server = process.env.RAGTAG_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [scaled] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
})

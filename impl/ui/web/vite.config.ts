import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const dist = '../dist';

// Leaves what compresses in brotli and gzip alone: the server unpacks it for the few clients that take neither.
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true }) as string[]) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(dist, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        rmSync(file);
      }
    },
  };
}

export default defineConfig({
  base: './', // index.html has a base, which the server sets
  plugins: [react(), compress()],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Few files, as browsers ask for six at a time: what is before each page, what several share, and the page.
    rolldownOptions: {
      output: {
        // The server's own pages, such as the sign-in, have the font too.
        assetFileNames: ({ names }) => (names.some((name) => name.startsWith('inter-latin')) ? 'fonts/inter.woff2' : 'assets/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: (id) => !/codemirror|lezer|markdown|grid-layout/.test(id), minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600, // KB, of which compression leaves a third
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});

import { defineConfig } from 'vite';

/** Two programs that share their chunks: the server, and the thread that reads plan files. */
export default defineConfig({
  ssr: { noExternal: [/^@parterre\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'plan-file-worker': 'src/resources/seating-plans/plan-file-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

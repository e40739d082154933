import { defineConfig } from 'vite';

/** Programs that share their chunks: the server, the thread that reads plan files, the process that reads pictures. */
export default defineConfig({
  ssr: { noExternal: [/^@parterre\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'plan-file-worker': 'src/resources/seating-plans/documents/plan-file-worker.ts',
        'picture-program': 'src/resources/images/processing/picture-program.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

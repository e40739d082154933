import { defineConfig } from 'vite';

/** Programs that share their chunks: the server, the processes that read plans and pictures. */
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
        'plan-program': 'src/resources/seating-plans/documents/plan-program.ts',
        'picture-program': 'src/resources/images/processing/picture-program.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

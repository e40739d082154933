import { defineConfig } from 'vite';

/**
 * The programs share their chunks: the server, the demo that it loads on request, and the processes that read plans and
 * pictures and draw tickets.
 */
export default defineConfig({
  ssr: { noExternal: [/^@parterre\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        demo: '../../demo/load-demo.ts',
        'plan-program': 'src/resources/seating/seating-plans/documents/plan-program.ts',
        'picture-program': 'src/resources/ground/images/processing/picture-program.ts',
        'ticket-program': 'src/documents/tickets/ticket-program.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

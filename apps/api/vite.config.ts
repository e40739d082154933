import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: [/^@parterre\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});

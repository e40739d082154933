import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const target = process.env.API_TARGET ?? 'http://localhost:3000';
const proxied = { target, xfwd: true };

export default defineConfig({
  plugins: [react(), preloadFont()],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { console: 'index.html', 'silent-renew': 'silent-renew.html' },
      output: {
        codeSplitting: {
          // Groups pull in what their modules import: without priorities everything lands in the first that matches.
          groups: [
            { name: 'react', priority: 30, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', priority: 25, test: /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/ },
            {
              name: 'mui',
              priority: 20,
              test: /node_modules[\\/](@emotion|@mui[\\/](system|styled-engine|utils))[\\/]/,
            },
            { name: 'state', priority: 10, test: /node_modules[\\/](@reduxjs|react-redux|redux|immer|reselect)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': proxied, '/oidc': proxied, '/config.json': proxied },
  },
});

/** The font of the first screen starts to load with the page, not after its style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml(_html, context) {
      const font = Object.keys(context.bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
      if (!font || !context.filename.endsWith('index.html')) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
      return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
    },
  };
}

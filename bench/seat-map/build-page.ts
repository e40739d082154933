import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BuiltPage {
  folder: string;
  remove(): void;
}

/** Builds the page for production into a folder of its own. */
export async function buildPage(): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-bench-page-'));
  const root = fileURLToPath(new URL('./page', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(root, 'page.html') },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

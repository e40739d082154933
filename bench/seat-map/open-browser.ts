import { type CDPSession, chromium, type Page } from '@playwright/test';

export interface BenchBrowser {
  page: Page;
  /** Returns the CPU time of all browser processes so far, in milliseconds. */
  readCpuMs(): Promise<number>;
  /** Returns the bytes of the page's objects and of its typed arrays, after garbage collection. */
  readHeap(): Promise<{ objects: number; arrays: number }>;
  close(): Promise<void>;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The page and the measured servers have different ports: without preflights, requests cost as much as in the
  // product.
  '--disable-web-security',
];

interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** Opens a headless Chromium at 1400 × 900; undefined if none is found. */
export async function openBrowser(): Promise<BenchBrowser | undefined> {
  const script = await import(new URL('../../script/browser.mjs', import.meta.url).href);
  const found: FoundBrowser | undefined = script.findBrowser();
  if (!found) return undefined;
  const { executablePath, env } = found;
  const browser = await chromium.launch({ executablePath, env: { ...inheritedEnv(), ...env }, args: FLAGS });
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const whole = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  return {
    page,
    readCpuMs: () => readCpuMs(whole),
    readHeap: () => readHeap(session),
    close: () => browser.close(),
  };
}

async function readCpuMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
}

async function readHeap(session: CDPSession): Promise<{ objects: number; arrays: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const usage = await session.send('Runtime.getHeapUsage');
  return { objects: usage.usedSize, arrays: usage.backingStorageSize };
}

const inheritedEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

import { printFigure, printTable } from './figure.ts';
import { measureLoad } from './front-end/measure-load.ts';
import { serveBuilt } from './front-end/serve-built.ts';
import { signIn } from './front-end/sign-in.ts';
import { openBrowser } from './seat-map/open-browser.ts';

const BENCH = 'front-end';

const browser = await openBrowser();
if (browser) await measure(browser.page).finally(() => browser.close());
else
  printFigure({ bench: BENCH, figure: 'pages', value: null, unit: 'kB', goal: '', ok: null, note: 'no browser here' });
printTable();

/** Measures what each of four pages loads with an empty cache, signed in, as the first page of a visit. */
async function measure(page: Parameters<typeof signIn>[0]): Promise<void> {
  const served = await serveBuilt();
  try {
    print('login', await measureLoad(page, served.address), 200);
    const show = await signIn(page, served.address);
    print('events list', await measureLoad(page, `${served.address}/shows`), 260);
    print('event page', await measureLoad(page, `${served.address}/shows/${show}`), 300);
    print('seat manager', await measureLoad(page, `${served.address}/shows/${show}/seats`), 330);
  } finally {
    await served.close();
  }
}

function print(
  figure: string,
  { bytes, requests, parts }: Awaited<ReturnType<typeof measureLoad>>,
  most: number,
): void {
  const kilobytes = bytes / 1000;
  const note = Object.entries(parts)
    .map(([part, size]) => `${part} ${(size / 1000).toFixed(1)}`)
    .join(', ');
  const goal = `<=${most} kB`;
  printFigure({
    bench: BENCH,
    figure: `${figure}, bytes`,
    value: kilobytes,
    unit: 'kB',
    goal,
    ok: kilobytes <= most,
    note,
  });
  printFigure({ bench: BENCH, figure: `${figure}, requests`, value: requests, unit: 'requests', goal: '', ok: null });
}

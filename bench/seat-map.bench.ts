import { printTable } from './figure.ts';
import { buildPage } from './seat-map/build-page.ts';
import { measureDrawing, measureScale } from './seat-map/measure-drawing.ts';
import { measureEdits } from './seat-map/measure-edits.ts';
import { measureMemory } from './seat-map/measure-memory.ts';
import { measureOpening } from './seat-map/measure-opening.ts';
import { measureWire } from './seat-map/measure-wire.ts';
import { type BenchBrowser, openBrowser } from './seat-map/open-browser.ts';
import { printSeatMap } from './seat-map/print-figure.ts';
import { servePage } from './seat-map/serve-page.ts';

const browser = await openBrowser();
measureWire();
if (browser) await measureInBrowser(browser).finally(() => browser.close());
else
  printSeatMap({
    figure: 'data in memory → painted',
    value: null,
    unit: 'ms',
    goal: '<=120 ms',
    ok: null,
    note: 'no browser here',
  });
printTable();

async function measureInBrowser(opened: BenchBrowser): Promise<void> {
  const built = await buildPage();
  const served = await servePage(built.folder);
  try {
    await opened.page.goto(served.address);
    await measureDrawing(opened, '100k');
    await measureDrawing(opened, 'stadium');
    await measureScale(opened, '2k', '500k');
    await measureEdits(opened);
    await measureMemory(opened);
    await measureOpening(opened);
  } finally {
    served.close();
    built.remove();
  }
}

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

/** The parts by name: `npm run bench -- seat-map edits opening` measures only these two. */
const PARTS = {
  drawing: (opened: BenchBrowser) => measureDrawing(opened, '100k'),
  stadium: (opened: BenchBrowser) => measureDrawing(opened, 'stadium'),
  scale: (opened: BenchBrowser) => measureScale(opened, '2k', '500k'),
  edits: measureEdits,
  memory: measureMemory,
  opening: measureOpening,
};

const asked = process.argv.slice(2);
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
    for (const [name, measure] of Object.entries(PARTS))
      if (asked.length === 0 || asked.includes(name)) await measure(opened);
  } finally {
    served.close();
    built.remove();
  }
}

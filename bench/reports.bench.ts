import { printFigure, printTable } from './figure.ts';
import { insertSales } from './reports/insert-sales.ts';
import { measureCsv, measureExcel } from './reports/measure-files.ts';
import { measureNeighbours } from './reports/measure-neighbours.ts';
import { measureSales } from './reports/measure-sales.ts';
import { openPostgresBench } from './setup/open-bench-database.ts';

/** `npm run bench -- reports --rows 100000` measures with fewer tickets; a workbook has a fifth of them. */
const at = process.argv.indexOf('--rows');
const rows = at < 0 ? 1_000_000 : Number(process.argv[at + 1]);
if (!Number.isInteger(rows) || rows < 5000) throw new Error('--rows is a whole number from 5000');

const bench = await openPostgresBench();
if (bench) {
  await insertSales(bench.database, bench.url, rows);
  await measureCsv(bench, rows);
  await measureExcel(bench, rows);
  await measureSales(bench, rows);
  await measureNeighbours(bench, rows);
  await bench.close();
} else {
  printFigure({
    bench: 'reports',
    figure: `CSV of ${rows} detailed sales`,
    value: null,
    unit: 'ms',
    goal: 'ratio<=2',
    ok: null,
    note: 'no PostgreSQL here',
  });
}
printTable();

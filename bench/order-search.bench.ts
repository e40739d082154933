import { printFigure, printTable } from './figure.ts';
import { bare, type Statement } from './order-search/bare-statements.ts';
import { insertOrders, type WrittenOrders } from './order-search/insert-orders.ts';
import { measureSearch, type SearchCase } from './order-search/measure-search.ts';
import { openEmbeddedBench, openPostgresBench } from './setup/open-bench-database.ts';

for (const { name, open, orders, mostMs } of [
  { name: '1M orders, PostgreSQL', open: openPostgresBench, orders: 1_000_000, mostMs: 100 },
  { name: '100k orders, embedded', open: openEmbeddedBench, orders: 100_000, mostMs: 250 },
]) {
  const bench = await open();
  if (!bench) {
    printFigure({
      bench: 'order-search',
      figure: `orders found, ${name}`,
      value: null,
      unit: 'ms',
      goal: `ratio<=3, <=${mostMs} ms`,
      ok: null,
      note: 'no PostgreSQL here',
    });
    continue;
  }
  const written = await insertOrders(bench.database, bench.url, orders);
  for (const searched of await listCases(written, orders))
    await measureSearch(bench.database, searched, { name, mostMs });
  await bench.close();
}
printTable();

async function listCases(written: WrittenOrders, orders: number): Promise<SearchCase[]> {
  const some = await written.read(orders / 2);
  const deep = await written.read(orders / 10);
  const next = Buffer.from(JSON.stringify(['CreatedAt-', deep.createdAt, deep.id])).toString('base64url');
  const seatId = written.seatIdOf(11);
  const compared = (figure: string, searchTerm: string, statement: Statement): SearchCase => ({
    figure,
    query: { searchTerm },
    bare: statement,
    mostRatio: 3,
  });
  return [
    { figure: 'first page', query: {}, bare: bare.newest(), mostRatio: 3 },
    { figure: 'page behind 90 %', query: { next }, bare: bare.behind(deep), mostRatio: 3 },
    compared('order id', some.orderId, bare.orderId(some.orderId)),
    compared('e-mail address', some.email, bare.ofBuyer(some.email)),
    compared('barcode', some.barcode, bare.barcode(some.barcode)),
    compared('seat', seatId, bare.ofTicket(seatId.toLowerCase())),
    compared('rare surname', 'Quillfeather', bare.ofBuyer('quillfeather')),
    compared('surname of every 20th', 'Smith', bare.ofBuyer('smith')),
    compared('first name and surname', 'Ada Smith', bare.twoOfBuyer('ada', 'smith')),
    compared('nothing found', 'Nobody', bare.ofBuyer('nobody')),
    { figure: 'code of long ago', query: { searchTerm: 'SUMMER24' }, bare: bare.ofTicket('summer24') },
    { figure: 'one letter', query: { searchTerm: 's' } },
    { figure: 'two letters that begin many words', query: { searchTerm: 's b' } },
    {
      figure: 'two words that never meet',
      query: { searchTerm: 'summer24 smith' },
      bare: bare.ofBoth('summer24', 'smith'),
    },
    { figure: 'channel and partner site that sold nothing', query: { channel: 'phone', partnerSiteId: 9 } },
  ];
}

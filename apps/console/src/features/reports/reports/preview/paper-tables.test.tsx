import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { column, openReports, PAGE, SALES } from '#test/reports-server.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const headingsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('columns that no sheet has room for go on in a second table, whose rows have the same numbers', async () => {
  const keys = Array.from({ length: 27 }, (_, at) => `code_${at + 1}`);
  const page = {
    ...PAGE,
    columns: keys.map((key) => column(key, key)),
    items: [Object.fromEntries(keys.map((key) => [key, 'K7M2-QXRB']))],
    totals: [{ currency: 'USD', values: {} }],
  };
  await openReports('/reports/sales', { [SALES]: page });
  await screen.findByRole('table', { name: 'Preview' });
  print();
  const [first, second] = [/^Columns 1 to \d+ of 27$/, /^Columns \d+ to 27 of 27$/].map((name) =>
    screen.getByRole('table', { name }),
  );
  expect([...headingsOf(first as HTMLElement), ...headingsOf(second as HTMLElement)]).toEqual([
    '#',
    ...keys.slice(0, 14),
    '#',
    ...keys.slice(14),
  ]);
  expect(screen.queryByRole('table', { name: 'Preview' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('table', { name: 'Preview' })).toBeInTheDocument();
});

test('a table of columns without a sum has no total below it', async () => {
  const keys = Array.from({ length: 27 }, (_, at) => `code_${at + 1}`);
  const page = {
    ...PAGE,
    columns: [...keys.map((key) => column(key, key)), column('sold', 'Sold', 'number')],
    items: [{ ...Object.fromEntries(keys.map((key) => [key, 'K7M2-QXRB'])), sold: 7 }],
    totals: [{ currency: 'USD', values: { sold: 7 } }],
  };
  await openReports('/reports/sales', { [SALES]: page });
  await screen.findByRole('table', { name: 'Preview' });
  print();
  const totalsOf = (name: RegExp) => within(screen.getByRole('table', { name })).queryAllByText('Total');
  expect(
    [totalsOf(/^Columns 1 to \d+ of 28$/), totalsOf(/^Columns \d+ to 28 of 28$/)].map(({ length }) => length),
  ).toEqual([0, 1]);
});

test('an e-mail address may break at its signs only, a code nowhere', async () => {
  const columns = [column('order_id', 'Order'), column('customer_email', 'E-mail')];
  const items = [{ order_id: 'K7M2-QXRB', customer_email: 'ada@mail.example.test' }];
  await openReports('/reports/sales', { [SALES]: { ...PAGE, columns, items, totals: [] } });
  await screen.findByRole('table', { name: 'Preview' });
  print();
  expect(screen.getByText('K7M2-QXRB').innerHTML).toBe('K7M2-QXRB');
  expect(screen.getByText('ada@mail.example.test').innerHTML).toBe('ada@<wbr>mail<wbr>.example<wbr>.test');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { GROUP, openCodes } from '../testing/open-codes.tsx';

const PREVIEW = `POST ${GROUP}/offer-code-previews`;
const IMPORT = `POST ${GROUP}/import-offer-codes`;
const COUNTS = {
  rows: 3,
  created: 1,
  updated: 0,
  skipped: 1,
  failed: 1,
  problems: [
    {
      row: 4,
      code: 'A-1',
      column: 'code',
      reason: 'duplicate-row',
      message: 'Row 2 has the same code',
      values: { firstRow: 2 },
    },
  ],
};
const READ = {
  ...COUNTS,
  table: {
    headings: ['Kennung', 'Wert'],
    hasHeadings: true,
    columns: { code: 'Kennung' },
    rows: [{ row: 2, cells: ['A-1', '10,5%'] }],
  },
  sample: [{ row: 2, code: 'A-1', tag: '', effect: 'percentage', value: 1050, result: 'created' }],
};
const FILE = new File(['Kennung;Wert\nA-1;10,5%\n'], 'codes.csv', { type: 'text/csv' });

let saved: [name: string, blob: Blob][] = [];
beforeEach(() => {
  saved = [];
  let made = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, made]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function chooseFile(answers: Parameters<typeof openCodes>[0] & object) {
  const opened = await openCodes({ path: '/import', ...answers });
  await opened.user.upload(await screen.findByLabelText('Choose a CSV file'), FILE);
  return opened;
}
const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
const choose = async (user: Awaited<ReturnType<typeof openCodes>>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
};
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

describe('an import of codes', () => {
  test('previews the result, imports, and reports on each row', async () => {
    const { user, written } = await chooseFile({ answers: { [PREVIEW]: READ, [IMPORT]: COUNTS } });
    const run = await screen.findByRole('button', { name: 'Import 1 code' });
    expect(figures()).toEqual(['New 1', 'Changed 0', 'Left as they are 1', 'Left out 1']);
    expect(screen.getByRole('row', { name: '4 A-1 Code row 2 has the same code' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '2 A-1 10.5% off New' })).toBeInTheDocument();
    const asRead = within(screen.getByRole('table', { name: 'First rows of the file' }));
    expect(asRead.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'Kennung→ Code',
      'Wertnot used',
    ]);
    expect(asRead.getByRole('row', { name: '2 A-1 10,5%' })).toBeInTheDocument();
    await user.click(run);
    expect(await screen.findByText('3 rows were read.')).toBeInTheDocument();
    expect(figures()).toEqual(['Created 1', 'Changed 0', 'Left as they were 1', 'Left out 1']);
    for (const { body } of written()) expect(body instanceof FormData && body.get('file')).toBe(FILE);
    await user.click(screen.getByRole('button', { name: 'Download this list' }));
    await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['K7M2QXRB-offer-code-import.csv']));
    expect(await saved[0]?.[1].text()).toContain('4,A-1,Code,row 2 has the same code');
  });

  test('reads the file again with every choice', async () => {
    const { user, written } = await chooseFile({
      answers: {
        [PREVIEW]: ({ url }) =>
          json(queryOf(url).code ? READ : { ...READ, created: 0, table: { ...READ.table, columns: {} }, sample: [] }),
      },
    });
    expect(await screen.findByText(/no heading says which column has the codes/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import codes' })).toBeDisabled();
    await choose(user, 'Code', 'Kennung');
    expect(await screen.findByRole('button', { name: 'Import 1 code' })).toBeEnabled();
    await choose(user, 'Codes the event already has', 'Update them');
    await waitFor(() =>
      expect(written().map(({ url }) => queryOf(url))).toEqual([
        {},
        { code: 'Kennung' },
        { code: 'Kennung', existing: 'update' },
      ]),
    );
  });

  test.each(['virus.exe', 'codes.pdf'])('takes no %s, chosen or dropped, and says so', async (name) => {
    const { written } = await openCodes({ path: '/import' });
    const input = await screen.findByLabelText('Choose a CSV file');
    fireEvent.change(input, { target: { files: [new File(['MZ'], name, { type: 'text/csv' })] } });
    expect(await screen.findByText('Not allowed file type')).toBeInTheDocument();
    fireEvent.drop(input.parentElement!, { dataTransfer: { files: [new File(['MZ'], name)] } });
    await waitFor(() => expect(screen.getAllByText('Not allowed file type')).toHaveLength(2));
    expect(written()).toEqual([]);
  });

  test('is not done with choices that could not be read', async () => {
    let isAway = false;
    const { user } = await chooseFile({
      answers: { [PREVIEW]: () => (isAway ? problem('UNAVAILABLE') : json(READ)) },
    });
    await screen.findByRole('button', { name: 'Import 1 code' });
    isAway = true;
    await choose(user, 'Codes the event already has', 'Update them');
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Import codes' })).toBeDisabled();
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Read again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 code' })).toBeEnabled();
  });

  test('that is not answered can be sent again without being done twice', async () => {
    let tries = 0;
    const { user, written } = await chooseFile({
      answers: {
        [PREVIEW]: READ,
        [IMPORT]: () => {
          tries++;
          return tries === 1 ? problem('UNAVAILABLE') : json(COUNTS);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Import 1 code' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Import 1 code' }));
    expect(await screen.findByText('3 rows were read.')).toBeInTheDocument();
    const keys = written()
      .filter(({ url }) => url.includes('import-offer-codes'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test('says what is wrong with a file as a whole', async () => {
    const fieldErrors = [
      { field: 'file', code: 'unreadable' as const, message: 'The file is not a text', values: { fault: 'not-text' } },
    ];
    await chooseFile({
      answers: {
        [PREVIEW]: () => problem('INVALID', { fieldErrors }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a CSV file.');
    expect(screen.getByRole('button', { name: 'Import codes' })).toBeDisabled();
  });

  test('begins with an example that has every column', async () => {
    const { user } = await openCodes({ path: '/import' });
    await user.click(await screen.findByRole('button', { name: 'Download an example' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header, ...rows] = (await saved[0]?.[1].text())?.trim().split('\r\n') ?? [];
    expect(header).toContain(
      'code,tag,effect,value,validFrom,validUntil,mostUses,mostPerOrder,mostPerCustomer,comment',
    );
    expect(rows.map((row) => row.split(',')[2])).toEqual(['percentage', 'subtract', 'set-price', 'none']);
  });
});

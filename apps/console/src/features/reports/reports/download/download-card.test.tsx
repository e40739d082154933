import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { column, openReports, PAGE } from '#test/reports-server.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [['question_3', 'question_4'], ['customer_name'], false],
  [['question_3'], ['customer_name', 'question_4'], true],
])(
  'a file of customers has no question that is hidden: with %o hidden its columns are %o',
  async (hidden, shown, includes) => {
    const columns = [
      column('customer_name', 'Customer'),
      column('question_3', 'Diet?'),
      column('question_4', 'Access?'),
    ];
    const order = columns.map(({ key }) => key);
    localStorage.setItem('parterre.table.report-customer-data', JSON.stringify({ order, hidden }));
    const { user, seen } = await openReports('/reports/customer-data?questions=true', {
      'POST /api/reporting/reports/customer-data': { ...PAGE, columns },
    });
    expect(await screen.findByRole('columnheader', { name: 'Customer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const files = () =>
      seen.filter(({ body }) => String(body).includes('"fileType"')).map(({ body }) => JSON.parse(String(body)));
    await waitFor(() => expect(files()).toMatchObject([{ columns: shown, includeQuestions: includes }]));
  },
);

import type { HeadlineFigures } from '@parterre/contract/instalments';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { HeadlineStrip } from './headline-strip.tsx';

const TOTALS: HeadlineFigures['totals'][number] = {
  plansSold: 2,
  active: 1,
  completed: 0,
  overdue: 0,
  cancelled: 1,
  ticketsOnPlan: 2,
  ticketsSold: 2,
  grossContractedMinor: 10_400,
  depositsReceivedMinor: 4160,
  instalmentsReceivedMinor: 0,
  totalReceivedMinor: 4160,
  outstandingMinor: 8320,
  overdueMinor: 0,
  dueNext7DaysMinor: 0,
  dueNext30DaysMinor: 4160,
  nextDueOn: '2026-12-20',
  finalDueOn: '2027-01-20',
  refundedMinor: 0,
  refundsDueMinor: 2080,
  writtenOffMinor: 0,
  ticketsAtRisk: 0,
  currency: 'GBP',
};

test('what is still due back to buyers is said where it is counted as received, and only then', async () => {
  const { unmount } = await renderWithConsole(<HeadlineStrip totals={TOTALS} />);
  expect(await screen.findByText('including 41.60 in deposits, 20.80 to be refunded')).toBeInTheDocument();
  unmount();
  await renderWithConsole(<HeadlineStrip totals={{ ...TOTALS, refundsDueMinor: 0 }} />);
  expect(await screen.findByText('including 41.60 in deposits')).toBeInTheDocument();
});

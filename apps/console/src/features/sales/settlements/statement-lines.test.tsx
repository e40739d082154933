import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exportCsv } from '#test/export-csv.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { StatementExport, StatementStrip } from './statement-lines.tsx';

test('the amounts and ticket counts that a correction takes back have a real minus sign', async () => {
  const totals = { currency: 'GBP', tickets: -1, receiptsMinor: -14_050, deductionsMinor: 1738, netMinor: -12_312 };
  await renderWithConsole(<StatementStrip statement={totals} />, { language: 'en-GB' });
  for (const figure of ['−1', '−140.50', '17.38', '−123.12'])
    expect(await screen.findByText(figure)).toBeInTheDocument();
  expect(screen.queryByText('-', { exact: false })).not.toBeInTheDocument();
});

test('the lines of an open statement are exported with their event, their part and amounts as numbers', async () => {
  const line = {
    showCode: 'K7M2QXRB',
    showName: { 'en-GB': 'Mahler 5' },
    startsAtLocal: '2026-12-10T19:30:00',
    section: 'sales' as const,
    kind: 'gross' as const,
    label: 'Premium',
    quantity: 3,
    amountMinor: 14_050,
  };
  const whole = { showCode: null, showName: null, startsAtLocal: null, quantity: null };
  const lines = [
    line,
    { ...line, ...whole, section: 'deduction' as const, kind: 'deduction' as const, label: 'Hall', amountMinor: -1738 },
  ];
  const totals = { currency: 'GBP', tickets: 3, receiptsMinor: 14_050, deductionsMinor: -1738, netMinor: 12_312 };
  await renderWithConsole(<StatementExport statement={{ ...totals, lines }} />);
  expect(await exportCsv(await screen.findByRole('button', { name: 'Export 2' }))).toEqual([
    'Event,Part,Line,Tickets,Amount (GBP)',
    'Mahler 5 · 10/12/2026,Sales,Tickets sold: Premium,3,140.5',
    ',Deductions,Hall,,-17.38',
  ]);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { StatementStrip } from './statement-lines.tsx';

test('the amounts and ticket counts that a correction takes back have a real minus sign', async () => {
  const totals = { currency: 'GBP', tickets: -1, receiptsMinor: -14_050, deductionsMinor: 1738, netMinor: -12_312 };
  await renderWithConsole(<StatementStrip statement={totals} />, { language: 'en-GB' });
  for (const figure of ['−1', '−140.50', '17.38', '−123.12'])
    expect(await screen.findByText(figure)).toBeInTheDocument();
  expect(screen.queryByText('-', { exact: false })).not.toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { DayCell } from './day-cell.tsx';

test('the name of a day has what it shows in one piece, and the day and the currency', async () => {
  const sum = {
    dueOn: '2026-11-01',
    currency: 'USD',
    instalments: 2,
    overdueMinor: 1000,
    dueMinor: 0,
    paidMinor: 7190,
  };
  await renderWithConsole(
    <DayCell day="2026-11-01" dayName="Sunday 1 November" onOpen={() => undefined} sums={[sum]} />,
  );
  const cell = await screen.findByRole('button', { name: 'Sunday 1 November: 1 Overdue 10.00 Paid 71.90 USD' });
  expect([...cell.children].map((part) => part.textContent).join(' ')).toBe('1 Overdue 10.00 Paid 71.90');
});

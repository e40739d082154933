import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setTimeFormat } from '#api/device/time-format.ts';
import { column, FIGURES, openReports, PAGE } from '#test/reports-server.tsx';

describe('the charts of sales', () => {
  test('show days, tickets, channels and hours, in tickets or in one currency, each with a table behind it', async () => {
    const { user } = await openReports('/reports/sales');
    const days = await screen.findByRole('slider', { name: /^Sales from 01\/11\/2026 to 03\/11\/2026/ });
    expect(days).toHaveAttribute('aria-valuetext', '03/11/2026: 6');
    const tickets = within(screen.getByRole('list', { name: 'By ticket' }));
    expect(tickets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Premium8', 'Balcony1']);
    expect(screen.getByRole('img', { name: /Busiest: Friday, 19:00: 6/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Gross EUR' }));
    expect(tickets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['BalconyEUR 90.50']);
    await user.click(screen.getByRole('button', { name: 'Show By weekday and hour as a table' }));
    expect(screen.getByRole('row', { name: 'Friday 19:00 6' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show By ticket as a table' }));
    expect(screen.getByRole('row', { name: 'Balcony 1 EUR 90.50' })).toBeInTheDocument();
  });

  test('have the gross of what was paid in detailed sales, less the fees', async () => {
    const columns = ['price_paid', 'booking_fee'].map((key) => column(key, key, 'money'));
    const totals = [{ currency: 'USD', values: { price_paid: 180, booking_fee: 9 } }];
    await openReports('/reports/detailed-sales', {
      'POST /api/reporting/sales/reports/detailed-sales': { ...PAGE, columns, totals },
    });
    expect(
      await screen.findByText(/Gross in the charts: price_paid 180\.00 − booking_fee 9\.00 = USD 171\.00\.$/),
    ).toBeInTheDocument();
  });

  test('name the tickets that can be filtered by', async () => {
    const { user, router } = await openReports('/reports/sales?drawer=reportFilter&price=Gone');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(await drawer.findByRole('checkbox', { name: 'Balcony' }));
    // Nobody has bought one yet.
    expect(drawer.getByRole('checkbox', { name: 'Gallery' })).not.toBeChecked();
    await user.click(drawer.getByRole('checkbox', { name: 'Gone' }));
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe('?price=Balcony'));
  });

  test('name the year below months, and hours as the reader chose', async () => {
    setTimeFormat('12h');
    try {
      const days = ['2021-03-04', '2026-11-03'].map((on) => ({ on, currency: 'USD', tickets: 1, grossMinor: 100 }));
      await openReports('/reports/sales', {
        'POST /api/reporting/sales/reports/sales/figures': { ...FIGURES, byDay: days },
      });
      const chart = await screen.findByRole('slider', { name: /^Sales from 01\/03\/2021/ });
      expect(within(chart).getByText('11/2026')).toBeInTheDocument();
      const grid = within(screen.getByRole('img', { name: /Busiest: Friday, 7:00 pm: 6/ }));
      for (const hour of ['12 am', '6 am', '12 pm', '6 pm']) expect(grid.getByText(hour)).toBeInTheDocument();
    } finally {
      setTimeFormat('24h');
    }
  });
});

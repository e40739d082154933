import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { DatePicker } from './date-picker.tsx';
import type { DateRange } from './date-range.ts';
import { RangePanel } from './range-panel.tsx';

const openRange = (range: DateRange | null = { dateFrom: '2026-11-02', dateTo: '2026-11-20' }) => {
  const user = userEvent.setup();
  const changes: DateRange[] = [];
  render(
    <RangePanel onApply={(next) => changes.push(next)} onCancel={() => undefined} range={range} todayOn="2026-11-20" />,
    { wrapper: KitWrapper },
  );
  return { user, changes };
};

describe('the panel of a range', () => {
  it('shows the range as people read it, two months and the six shortcuts', () => {
    openRange();
    expect(screen.getByLabelText('From')).toHaveValue('02/11/2026');
    expect(screen.getByLabelText('Until')).toHaveValue('20/11/2026');
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    for (const name of ['Last 7 days', 'Last 30 days', 'Last 90 days', 'This week', 'Current month', 'In the future']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('applies a shortcut at once', async () => {
    const { user, changes } = openRange();
    await user.click(screen.getByRole('button', { name: 'Current month' }));
    expect(changes).toEqual([{ dateFrom: '2026-11-01', dateTo: '2026-11-30' }]);
  });

  it('applies picked days after the button', async () => {
    const { user, changes } = openRange(null);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /10(th)? November 2026/ }));
    await user.click(screen.getByRole('button', { name: /12(th)? November 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(changes).toEqual([{ dateFrom: '2026-11-10', dateTo: '2026-11-12' }]);
  });

  it('takes typed days and refuses a wrong order', async () => {
    const { user, changes } = openRange();
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '25/12/2026');
    expect(screen.getByRole('alert')).toHaveTextContent('The end must not be before the start');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Until'));
    await user.type(screen.getByLabelText('Until'), '31/12/2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(changes).toEqual([{ dateFrom: '2026-12-25', dateTo: '2026-12-31' }]);
  });
});

describe('a range with an open end', () => {
  it('shows the start that is set, and keeps it when the end is picked', async () => {
    const { user, changes } = openRange({ dateFrom: '2026-11-02', dateTo: '' });
    expect(screen.getByLabelText('From')).toHaveValue('02/11/2026');
    expect(screen.getByLabelText('Until')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /12(th)? November 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(changes).toEqual([{ dateFrom: '2026-11-02', dateTo: '2026-11-12' }]);
  });

  it('shows the month of the end that is set, and keeps it when the start is picked', async () => {
    const { user, changes } = openRange({ dateFrom: '', dateTo: '2026-09-20' });
    expect(screen.getByLabelText('From')).toHaveValue('');
    expect(screen.getByLabelText('Until')).toHaveValue('20/09/2026');
    await user.click(screen.getByRole('button', { name: /12(th)? September 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(changes).toEqual([{ dateFrom: '2026-09-12', dateTo: '2026-09-20' }]);
  });

  it('is made by emptying a field, but not of two empty ones', async () => {
    const { user, changes } = openRange();
    await user.clear(screen.getByLabelText('Until'));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(changes).toEqual([{ dateFrom: '2026-11-02', dateTo: '' }]);
    await user.clear(screen.getByLabelText('From'));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the day picker', () => {
  it('picks by keyboard and closes', async () => {
    const user = userEvent.setup();
    const days: string[] = [];
    render(<DatePicker day="2026-11-20" label="Opens on" onPick={(day) => days.push(day)} />, { wrapper: KitWrapper });
    await user.click(screen.getByRole('button', { name: 'Open calendar: Opens on' }));
    await screen.findByRole('dialog', { name: 'Opens on' });
    await waitFor(() => expect(screen.getByRole('button', { name: /20(th)? November 2026/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(days).toEqual(['2026-11-28']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

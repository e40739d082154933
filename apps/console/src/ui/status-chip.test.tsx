import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { StatusChip, toChipStatus } from './status-chip.tsx';

describe('StatusChip', () => {
  test.each([
    ['ACTIVE', 'ACTIVE'],
    ['CANCEL_PENDING', 'CANCEL PENDING'],
    ['cancelled', 'CANCELLED'],
    ['SOMETHING_ELSE', 'UNKNOWN'],
    ['', 'UNKNOWN'],
  ])('shows "%s" as %s', (status, shown) => {
    expect(toChipStatus(status)).toBe(shown);
  });

  test('names the status in a word beside its icon', async () => {
    const { container } = await renderWithConsole(<StatusChip status="CANCEL_PENDING" />);
    expect(screen.getByText('CANCEL PENDING')).toBeVisible();
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

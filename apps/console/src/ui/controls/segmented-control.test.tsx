import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

const OPTIONS = ['day', 'week', 'month'].map((value) => ({ value, label: value }));

function Choice({ label }: { label: string }) {
  const [value, setValue] = useState('day');
  return <SegmentedControl label={label} onChange={setValue} options={OPTIONS} value={value} />;
}

test('Tab reaches the chosen one, the arrow keys choose the others, and no other group changes', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Choice label="Shown" />
      <Choice label="Compared" />
    </>,
  );
  const [shown, compared] = screen.getAllByRole('radiogroup');
  expect(shown).toHaveAccessibleName('Shown');
  await user.tab();
  expect(screen.getAllByRole('radio', { name: 'day' })[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(shown?.querySelector(':checked')).toHaveAttribute('value', 'week');
  expect(compared?.querySelector(':checked')).toHaveAttribute('value', 'day');
});

import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SaveBar } from './save-bar.tsx';

function Drawer() {
  const [isChanged, setChanged] = useState(true);
  return (
    <div role="dialog" aria-label="Drawer" tabIndex={-1}>
      <input aria-label="Name" />
      {isChanged && <SaveBar actions={<Button onClick={() => setChanged(false)}>Save</Button>} summary="Unsaved" />}
      <Button onClick={() => setTimeout(() => setChanged(false))}>Save soon</Button>
    </div>
  );
}

test('the focus of the pressed button goes to the drawer when the bar goes', async () => {
  render(<Drawer />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('a focus that lies elsewhere stays there', async () => {
  render(<Drawer />);
  await userEvent.click(screen.getByRole('button', { name: 'Save soon' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

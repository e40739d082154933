import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { MenuButton, MenuEntry, MoreMenu } from './more-menu.tsx';

test('the arrow keys reach an entry that is locked; it says why, does nothing, and the menu stays open', async () => {
  const user = userEvent.setup();
  const onDelete = vi.fn();
  const onCopy = vi.fn();
  render(
    <MemoryRouter>
      <MoreMenu label="More about Friends">
        <MenuEntry label="Open" to="/friends" />
        <MenuEntry label="Copy" note="To the clipboard" onChoose={onCopy} />
        <MenuEntry label="Delete" onChoose={onDelete} reason="Codes were sold" />
      </MoreMenu>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'More about Friends' }));
  const locked = screen.getByRole('menuitem', { name: 'Delete' });
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(locked).toHaveAccessibleDescription('Codes were sold');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(locked).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitem', { name: /Copy/ }));
  expect(onCopy).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a button with words opens its entries and closes with the choice; a locked one says why and stays closed', async () => {
  const user = userEvent.setup();
  const onPause = vi.fn();
  render(
    <>
      <MenuButton label="Visibility">
        <MenuEntry label="Hidden" onChoose={onPause} />
      </MenuButton>
      <MenuButton label="Move" reason="There is only one group">
        <MenuEntry label="Balcony" />
      </MenuButton>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Visibility', expanded: false });
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Hidden' }));
  expect(onPause).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  const locked = screen.getByRole('button', { name: 'Move' });
  expect(locked).toHaveAccessibleDescription('There is only one group');
  await user.click(locked);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

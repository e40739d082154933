import { act, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function Frame({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <KitWrapper>
      <h1 data-page-title tabIndex={-1}>
        Order
      </h1>
      {children}
    </KitWrapper>
  );
}

const takeFocus = (field: HTMLElement | null) => field?.focus();
/** Waits until nothing is moved any more. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 300)));

/** An order with one ticket, whose cancellation takes away the button that opened it, before or after the drawer goes. */
function Order({ buttonGoes }: { buttonGoes: 'first' | 'last' | 'never' }) {
  const [isOpen, setOpen] = useState(false);
  const [hasTickets, setHasTickets] = useState(true);
  const handleCancel = () => {
    if (buttonGoes === 'first') setHasTickets(false);
    setTimeout(() => setOpen(false), 20);
    if (buttonGoes === 'last') setTimeout(() => setHasTickets(false), 400);
  };
  return (
    <>
      {hasTickets && (
        <button onClick={() => setOpen(true)} type="button">
          Cancel tickets
        </button>
      )}
      <AppDrawer heading={{ title: 'Cancel tickets' }} onClose={() => setOpen(false)} open={isOpen}>
        <button onClick={handleCancel} type="button">
          Cancel 1 ticket
        </button>
      </AppDrawer>
    </>
  );
}

test.each([
  ['first', 'heading', 'Order'],
  ['last', 'heading', 'Order'],
  ['never', 'button', 'Cancel tickets'],
] as const)('a drawer whose opener goes %s leaves the focus to the %s “%s”', async (buttonGoes, role, name) => {
  const user = userEvent.setup();
  render(<Order buttonGoes={buttonGoes} />, { wrapper: Frame });
  await user.tab();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Cancel 1 ticket' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (buttonGoes === 'last') await waitForElementToBeRemoved(() => screen.queryByRole('button'));
  await settle();
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

test('a button that its own press takes away leaves the focus to the title, unless something else takes it', async () => {
  const user = userEvent.setup();
  const Choice = ({ hasField }: { hasField: boolean }) => {
    const [isChosen, setChosen] = useState(false);
    if (isChosen) return <input aria-label="Name" ref={hasField ? takeFocus : null} />;
    return (
      <button onClick={() => setChosen(true)} type="button">
        Harbour & Hall
      </button>
    );
  };
  const { unmount } = render(<Choice hasField={false} />, { wrapper: Frame });
  await user.tab();
  await user.keyboard('{Enter}');
  await settle();
  expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
  unmount();
  render(<Choice hasField />, { wrapper: Frame });
  await user.tab();
  await user.keyboard('{Enter}');
  await settle();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('who gave the focus up by a press beside everything keeps none when what had it goes later', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<button type="button">Row</button>, { wrapper: Frame });
  await user.tab();
  await user.click(document.body);
  expect(document.body).toHaveFocus();
  rerender(<p>No rows</p>);
  await settle();
  expect(document.body).toHaveFocus();
});

test.each([
  ['hidden', (button: HTMLButtonElement) => Object.assign(button, { checkVisibility: () => false })],
  ['locked', (button: HTMLButtonElement) => Object.assign(button, { disabled: true })],
])('what is %s before it goes leaves the focus to the title as well', async (_how, change) => {
  const { rerender } = render(<button type="button">Harbour & Hall</button>, { wrapper: Frame });
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  change(button);
  button.blur();
  await act(async () => undefined);
  rerender(<p>The form</p>);
  await settle();
  expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
});

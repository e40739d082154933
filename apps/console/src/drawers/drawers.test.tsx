import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ConflictDialog } from '#forms/object/conflict-dialog.tsx';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { AppDrawer } from './app-drawer.tsx';
import { ConfirmDialog, type ConfirmRequest } from './confirm-dialog.tsx';
import { useDrawerParam } from './use-drawer-param.ts';

function Ticket({ onNext }: { onNext?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <AppDrawer
        footer={<p>Save bar</p>}
        heading={{ title: 'Orchestra A', facts: '145 seats', walk: { next: onNext } }}
        onClose={() => setOpen(false)}
        open={isOpen}
      >
        <input aria-label="Name" />
      </AppDrawer>
    </>
  );
}

const openTicket = async (props: Parameters<typeof Ticket>[0] = {}) => {
  const user = userEvent.setup();
  render(<Ticket {...props} />, { wrapper: KitWrapper });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Orchestra A' }) };
};

describe('a drawer', () => {
  it('closes with Escape and gives the focus back', async () => {
    const { user, drawer } = await openTicket();
    expect(within(drawer).getByText('145 seats')).toBeInTheDocument();
    await waitFor(() => expect(drawer.parentElement).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('leaves the page as it is while what it shows is loading, and gives the focus back to it', async () => {
    let arrive: (words: string) => void = () => undefined;
    const words = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Words = () => use(words);
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <Suspense fallback={<p>The page is gone</p>}>
          <button onClick={() => setOpen(true)} type="button">
            Open
          </button>
          <AppDrawer heading={{ title: 'Texts' }} onClose={() => setOpen(false)} open={isOpen}>
            <Words />
          </AppDrawer>
        </Suspense>
      );
    };
    const user = userEvent.setup();
    render(<Page />, { wrapper: KitWrapper });
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await act(async () => opener.click());
    const drawer = await screen.findByRole('dialog', { name: 'Texts' });
    expect(screen.queryByText('The page is gone')).not.toBeInTheDocument();
    await act(async () => arrive('Loaded'));
    expect(within(drawer).getByText('Loaded')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('walks on without closing, and closes with its button', async () => {
    let walked = 0;
    const { user, drawer } = await openTicket({ onNext: () => (walked += 1) });
    await user.click(within(drawer).getByRole('button', { name: 'Next' }));
    expect(walked).toBe(1);
    expect(drawer).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('cannot walk past an end of the list', async () => {
    const { drawer } = await openTicket({ onNext: () => undefined });
    expect(within(drawer).getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(within(drawer).getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

function Params() {
  const { name, openDrawer, closeDrawer } = useDrawerParam();
  const { search } = useLocation();
  return (
    <>
      <output>{`${name ?? 'none'} ${search}`}</output>
      <button onClick={() => openDrawer('region')} type="button">
        Region
      </button>
      <button onClick={closeDrawer} type="button">
        Close
      </button>
    </>
  );
}

describe('the drawer parameter', () => {
  it('leaves the other parameters as they are', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter initialEntries={['/?search=mahler&drawer=nonsense']}>
        <Params />
      </MemoryRouter>,
    );
    expect(screen.getByText('none ?search=mahler&drawer=nonsense')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Region' }));
    expect(screen.getByText('region ?search=mahler&drawer=region')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('none ?search=mahler')).toBeInTheDocument();
  });
});

describe('a confirmation', () => {
  const REQUEST: ConfirmRequest = {
    title: 'Cancel the show?',
    body: 'All 12 orders are refunded.',
    confirmLabel: 'Cancel show',
    reason: 'required',
    typedWord: 'K7M2QXRB',
  };

  it('waits for a reason and the typed word', async () => {
    const user = userEvent.setup();
    const reasons: string[] = [];
    render(
      <ConfirmDialog onClose={() => undefined} onConfirm={async (reason) => reasons.push(reason)} request={REQUEST} />,
      { wrapper: KitWrapper },
    );
    const button = screen.getByRole('button', { name: 'Cancel show' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), ' Artist ill ');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Type K7M2QXRB to confirm'), 'K7M2QXRB');
    await user.click(button);
    expect(reasons).toEqual(['Artist ill']);
  });

  it('stays open, even at Escape, until it knows how the work ended', async () => {
    const user = userEvent.setup();
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const closed: string[] = [];
    const request = { title: REQUEST.title, body: REQUEST.body, confirmLabel: REQUEST.confirmLabel };
    render(
      <ConfirmDialog
        describe={() => 'The show stays.'}
        onClose={() => closed.push('closed')}
        onConfirm={() => work}
        request={request}
      />,
      { wrapper: KitWrapper },
    );
    await user.click(screen.getByRole('button', { name: 'Cancel show' }));
    await user.keyboard('{Escape}');
    expect(closed).toEqual([]);
    fail(new Error('Orders are being paid.'));
    expect(await screen.findByText('The show stays.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('says once why the work failed, and stays open with its reason', async () => {
    const user = userEvent.setup();
    const request = { ...REQUEST, reason: 'optional', typedWord: undefined } as const;
    render(
      <>
        <ConfirmDialog
          describe={(error) => `The show stays. ${(error as Error).message}`}
          onClose={() => undefined}
          onConfirm={() => Promise.reject(new Error('Orders are being paid.'))}
          request={request}
        />
        <Notices closeLabel="Close" />
      </>,
      { wrapper: KitWrapper },
    );
    await user.type(screen.getByLabelText('Reason (optional)'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel show' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel show' })).toBeEnabled());
    expect(screen.getByLabelText('Reason (optional)')).toHaveValue('x');
    expect(await screen.findAllByText('The show stays. Orders are being paid.')).toHaveLength(1);
  });
});

describe('a conflict', () => {
  const conflicts = [{ id: 'price', label: 'Price', yours: '135.00', theirs: '140.00' }];

  it('lists both values and lets one be taken', async () => {
    const chosen: string[] = [];
    const user = userEvent.setup();
    render(
      <ConflictDialog
        conflicts={conflicts}
        onClose={() => undefined}
        onKeepMine={() => chosen.push('mine')}
        onTakeTheirs={() => chosen.push('theirs')}
      />,
      { wrapper: KitWrapper },
    );
    expect(screen.getByRole('row', { name: 'Price 135.00 140.00' })).toBeInTheDocument();
    expect(screen.getByText('You and somebody else changed the same value.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(chosen).toEqual(['theirs', 'mine']);
  });
});

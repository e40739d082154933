import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { usePageKeys } from './use-page-keys.ts';

type Over = 'nothing' | 'dialog' | 'drawer' | 'menu';

function Page({ over }: { over: Over }) {
  const page = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState('');
  usePageKeys(
    () => page.current,
    ({ key }) => setHeard(heard + key),
  );
  return (
    <div ref={page}>
      <output>{heard}</output>
      <Dialog open={over === 'dialog'}>Words</Dialog>
      <Drawer open={over === 'drawer'}>Words</Drawer>
      <Menu anchorEl={page.current} open={over === 'menu'}>
        <li>Words</li>
      </Menu>
    </div>
  );
}

test.each<Over>(['dialog', 'drawer', 'menu'])('a page hears no key while a %s lies over it', async (over) => {
  const { rerender } = render(<Page over="nothing" />);
  await userEvent.keyboard('a');
  rerender(<Page over={over} />);
  await userEvent.keyboard('b');
  rerender(<Page over="nothing" />);
  await expect.poll(() => screen.getByRole('status')).toHaveTextContent('a');
  await userEvent.keyboard('c');
  expect(screen.getByRole('status')).toHaveTextContent('ac');
});

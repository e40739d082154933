import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { moveItem } from '../columns/column-layout.ts';
import { SortableHandle } from './sortable-handle.tsx';
import { SortableScope } from './sortable-scope.tsx';
import { useSortableItem } from './use-sortable-item.ts';

function Groups() {
  const [ids, setIds] = useState(['Orchestra', 'First Tier', 'Second Tier']);
  return (
    <SortableScope getLabel={(id) => id} ids={ids} onMove={(from, to) => setIds(moveItem(ids, from, to))}>
      <table>
        <tbody>
          {ids.map((id) => (
            <GroupRow id={id} key={id} />
          ))}
        </tbody>
      </table>
    </SortableScope>
  );
}

function GroupRow({ id }: { id: string }) {
  const { ref, style, handle } = useSortableItem(id);
  return (
    <tr ref={ref} style={style}>
      <td>
        <SortableHandle handle={handle} />
      </td>
      <td>{id}</td>
    </tr>
  );
}

const order = () => screen.getAllByRole('row').map((row) => row.textContent);

/** jsdom has no layout: positions the rows, so that arrow keys find a neighbour. */
function layOutRows() {
  for (const [index, row] of screen.getAllByRole('row').entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * 36, 300, 36);
  }
}

describe('rows in an order', () => {
  it('move by their buttons, say where they are and stop at the ends', async () => {
    const user = userEvent.setup();
    render(<Groups />, { wrapper: KitWrapper });
    await user.click(screen.getByRole('button', { name: 'Move First Tier up' }));
    expect(order()).toEqual(['First Tier', 'Orchestra', 'Second Tier']);
    expect(screen.getByText('First Tier is at position 1 of 3.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move First Tier up' }));
    expect(order()).toEqual(['First Tier', 'Orchestra', 'Second Tier']);
    expect(screen.getByRole('button', { name: 'Move First Tier up' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('move by keyboard from the handle, and say so', async () => {
    const user = userEvent.setup();
    render(<Groups />, { wrapper: KitWrapper });
    layOutRows();
    screen.getByRole('button', { name: 'Move Orchestra' }).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Orchestra lifted, position 1 of 3.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Orchestra is at position 2 of 3.')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText('Orchestra put down at position 2 of 3.')).toBeInTheDocument();
    expect(order()).toEqual(['First Tier', 'Orchestra', 'Second Tier']);
  });

  it('go back when the move is given up', async () => {
    const user = userEvent.setup();
    render(<Groups />, { wrapper: KitWrapper });
    layOutRows();
    screen.getByRole('button', { name: 'Move Orchestra' }).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(await screen.findByText('Orchestra is back where it was.')).toBeInTheDocument();
    expect(order()).toEqual(['Orchestra', 'First Tier', 'Second Tier']);
  });
});

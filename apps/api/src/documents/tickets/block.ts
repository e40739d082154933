import type { Ink } from './ink.ts';

/** A part of a ticket whose height is known before it is drawn. */
export interface Block {
  height: number;
  draw(ink: Ink, x: number, y: number): void;
}

/** Stacks blocks below each other. Empty ones take no gap. */
export function stack(blocks: readonly (Block | undefined)[], gap: number): Block {
  const shown = blocks.filter((block): block is Block => block !== undefined && block.height > 0);
  return {
    height: shown.reduce((sum, { height }) => sum + height, 0) + Math.max(0, shown.length - 1) * gap,
    draw(ink, x, y) {
      let top = y;
      for (const block of shown) {
        block.draw(ink, x, top);
        top += block.height + gap;
      }
    },
  };
}

export interface RowPart {
  width: number;
  block: Block;
}

interface RowOptions {
  gap: number;
  /** The reading direction, in which the first cell comes first. */
  direction: 'ltr' | 'rtl';
  align?: 'top' | 'middle' | 'bottom';
}

/**
 * Places blocks next to each other in `direction`. The row is as high as the highest block; `align` places the others.
 */
export function row(cells: readonly RowPart[], { gap, direction, align = 'top' }: RowOptions): Block {
  const height = Math.max(0, ...cells.map(({ block }) => block.height));
  const share = { top: 0, middle: 0.5, bottom: 1 }[align];
  const seen = direction === 'rtl' ? cells.toReversed() : cells;
  return {
    height,
    draw(ink, x, y) {
      const lefts = new Map<RowPart, number>();
      let left = x;
      for (const cell of seen) {
        lefts.set(cell, left);
        left += cell.width + gap;
      }
      // Cells are drawn in reading order, so that screen readers follow it.
      for (const cell of cells) cell.block.draw(ink, lefts.get(cell) ?? x, y + (height - cell.block.height) * share);
    },
  };
}

/** Adds padding to a block, on a background that `paint` draws. */
export function pad(
  block: Block,
  { x, y }: { x: number; y: number },
  paint?: (ink: Ink, x: number, y: number) => void,
): Block {
  return {
    height: block.height + y * 2,
    draw(ink, left, top) {
      paint?.(ink, left, top);
      block.draw(ink, left + x, top + y);
    },
  };
}

export const blank = (height: number): Block => ({ height, draw: () => undefined });

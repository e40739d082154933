import { type DraftSaver, drawsRows } from '@parterre/plan-editor';
import { findBlocks, findRows, findTargets } from '@parterre/seating-plan/edit';
import { useDesk } from '../desk/desk-context.ts';
import { FigureForm } from './drawing/figure-form.tsx';
import { RowsForm } from './drawing/rows-form.tsx';
import { CategoriesPanel } from './plan/categories-panel.tsx';
import { FocusPanel } from './plan/focus-panel.tsx';
import { PagePanel } from './plan/page-panel.tsx';
import { TracePanel } from './plan/trace-panel.tsx';
import { AreaPanel } from './selection/area-panel.tsx';
import { ArrangePanel } from './selection/arrange-panel.tsx';
import { BlockPanel } from './selection/block-panel.tsx';
import { BlocksPanel } from './selection/blocks-panel.tsx';
import { CornersPanel } from './selection/corners-panel.tsx';
import { RegroupPanel } from './selection/regroup-panel.tsx';
import { RowsPanel } from './selection/rows-panel.tsx';
import { SeatsPanel } from './selection/seats-panel.tsx';
import { ShapePanel } from './selection/shape-panel.tsx';

/** Of what is selected, everything that can be said and changed; while a tool draws, how it draws. */
export function SelectionPanel({ planId, saver }: { planId: number; saver: DraftSaver }) {
  const { editor, draft, tool, toolInHand } = useDesk();
  const { selection } = editor;
  const isDrawing = toolInHand.needsWrite;
  const drawing = drawsRows(tool) ? <RowsForm /> : isDrawing ? <FigureForm key={tool} tool={tool} /> : null;
  if (selection.size === 0)
    return (
      <>
        {drawing ?? <PagePanel />}
        {!isDrawing && <FocusPanel />}
        {!isDrawing && <CategoriesPanel />}
        {!isDrawing && <TracePanel planId={planId} saver={saver} />}
      </>
    );
  const { seats, areas, shapes } = findTargets(draft, selection);
  const blocks = findBlocks(draft, selection);
  const rows = findRows(draft, selection);
  const [block] = blocks;
  const isOnlySeats = areas.length === 0 && shapes.length === 0;
  const isWholeBlocks = isOnlySeats && blocks.length > 1 && blocks.every((id) => selection.has(id));
  const [only] = selection.size === 1 ? selection : [];
  const key = [...selection].slice(0, 3).join('-');
  return (
    <>
      {drawing}
      {isOnlySeats && blocks.length === 1 && block !== undefined && <BlockPanel id={block} key={`b${block}`} />}
      {isWholeBlocks && <BlocksPanel ids={blocks} key={`bs${key}`} />}
      {isOnlySeats && rows.length > 0 && <RowsPanel key={`r${key}`} rows={rows} />}
      {seats.length > 0 && <SeatsPanel key={`s${key}`} seats={seats} />}
      {selection.size === 1 && areas[0] !== undefined && <AreaPanel id={areas[0]} key={areas[0]} />}
      {selection.size === 1 && shapes[0] !== undefined && <ShapePanel id={shapes[0]} key={shapes[0]} />}
      {only !== undefined && <CornersPanel id={only} key={`c${only}`} />}
      {isOnlySeats && seats.length > 0 && <RegroupPanel key={`m${key}`} />}
      <ArrangePanel />
    </>
  );
}

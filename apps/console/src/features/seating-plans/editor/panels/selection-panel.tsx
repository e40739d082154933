import { findBlocks, findRows, findTargets } from '@parterre/seating-plan/edit';
import { useDesk } from '../desk/desk-context.ts';
import { drawsRows, isPicking } from '../desk/tools.ts';
import type { DraftSaver } from '../save/draft-saver.ts';
import { AreaPanel } from './area-panel.tsx';
import { ArrangePanel } from './arrange-panel.tsx';
import { BlockPanel } from './block-panel.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { CornersPanel } from './corners-panel.tsx';
import { FigureForm } from './figure-form.tsx';
import { FocusPanel } from './focus-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { RegroupPanel } from './regroup-panel.tsx';
import { RowsForm } from './rows-form.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { ShapePanel } from './shape-panel.tsx';
import { TracePanel } from './trace-panel.tsx';

/** Of what is selected, everything that can be said and changed; while a tool draws, how it draws. */
export function SelectionPanel({ planId, saver }: { planId: number; saver: DraftSaver }) {
  const { editor, draft, tool } = useDesk();
  const { selection } = editor;
  const isDrawing = !isPicking(tool) && tool !== 'hand';
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
  const [only] = selection.size === 1 ? selection : [];
  const key = [...selection].slice(0, 3).join('-');
  return (
    <>
      {drawing}
      {isOnlySeats && blocks.length === 1 && block !== undefined && <BlockPanel id={block} key={`b${block}`} />}
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

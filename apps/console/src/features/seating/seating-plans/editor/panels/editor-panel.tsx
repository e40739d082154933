import Box from '@mui/material/Box';
import type { DraftSaver } from '@parterre/plan-editor';
import { findBlocks, findRows, findTargets } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { useDesk } from '../desk-context.ts';
import { FigureForm } from './drawing/figure-form.tsx';
import { RowsForm } from './drawing/rows-form.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { CategoriesPanel } from './plan/categories-panel.tsx';
import { FocusPanel, PagePanel } from './plan/page-panel.tsx';
import { TracePanel } from './plan/trace-panel.tsx';
import { ArrangePanel } from './selection/arrange-panel.tsx';
import { BlockPanel, BlocksPanel } from './selection/block-panels.tsx';
import { CornersPanel } from './selection/corners-panel.tsx';
import { AreaPanel, ShapePanel } from './selection/figure-panels.tsx';
import { RegroupPanel } from './selection/regroup-panel.tsx';
import { RowsPanel } from './selection/rows-panel.tsx';
import { SeatsPanel } from './selection/seats-panel.tsx';

interface SidePanelProps {
  planId: number;
  saver: DraftSaver;
  /** True if the panel is below the drawing, because there is no room beside it. */
  isSheet?: boolean;
}

export function EditorPanel({ planId, saver, isSheet = false }: SidePanelProps) {
  const { t, i18n } = useTranslation('plan-editor');
  const { findings } = useDesk();
  const [shown, setShown] = useState<'properties' | 'findings'>('properties');
  const count = formatNumber(findings.length, i18n.language);
  return (
    <Box component="aside" aria-label={t('panel.title')} sx={isSheet ? SHEET_LOOK : PANEL_LOOK}>
      <Box sx={{ p: 1.5, borderBottom: `1px solid ${LOOK.line}` }}>
        <SegmentedControl
          isFullWidth
          label={t('panel.title')}
          onChange={setShown}
          options={[
            { value: 'properties', label: t('panel.properties') },
            { value: 'findings', label: findings.length > 0 ? `${t('panel.findings')} ${count}` : t('panel.findings') },
          ]}
          value={shown}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {shown === 'findings' ? <FindingsPanel /> : <SelectionPanel planId={planId} saver={saver} />}
      </Box>
    </Box>
  );
}

const SHEET_LOOK = {
  flex: 'none',
  height: '46dvh',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: LOOK.surface,
  borderTop: `1px solid ${LOOK.line}`,
};

const PANEL_LOOK = {
  flex: 'none',
  width: { xs: 260, lg: 312 },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  bgcolor: LOOK.surface,
  borderLeft: `1px solid ${LOOK.line}`,
};

export function SelectionPanel({ planId, saver }: { planId: number; saver: DraftSaver }) {
  const { editor, draft, tool, toolInHand } = useDesk();
  const { selection } = editor;
  const isDrawing = toolInHand.needsWrite;
  const drawing = toolInHand.rows ? <RowsForm /> : isDrawing ? <FigureForm key={tool} tool={tool} /> : null;
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

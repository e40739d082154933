import Box from '@mui/material/Box';
import type { DraftSaver } from '@parterre/plan-editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../../brands/look.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';

interface SidePanelProps {
  planId: number;
  saver: DraftSaver;
  /** Under the drawing, where beside it there is no room. */
  isSheet?: boolean;
}

/** Beside the drawing: what can be set, and what the checks found. */
export function SidePanel({ planId, saver, isSheet = false }: SidePanelProps) {
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

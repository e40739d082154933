import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { planOutline } from '@parterre/plan-editor';
import { listSeats, type NodeId, updateBlock } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { PAIR_LOOK } from '../fields/fields-look.ts';
import { PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';
import { isRank, readRank, writeRank } from './rank.ts';

/** Label, description, rank for best available, outline. */
export function BlockPanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft, columns } = useDesk();
  const { label, description, bestRank, outline } = draft.require(id, 'block');
  const seats = listSeats(draft, id);
  const update = (values: Parameters<typeof updateBlock>[2]) =>
    editor.run((change) => void updateBlock(change, id, values));
  const checkRank = (text: string) => (isRank(text) ? undefined : t('block.rankRefused'));
  return (
    <PanelSection title={t('block.title', { count: seats.length })}>
      <Box sx={PAIR_LOOK}>
        <ValueField label={t('block.label')} onCommit={(text) => update({ label: text.trim() })} value={label} />
        <ValueField
          check={checkRank}
          isNumber
          label={t('block.rank')}
          onCommit={(text) => update({ bestRank: readRank(text) })}
          value={writeRank(bestRank)}
        />
      </Box>
      <ValueField
        label={t('block.description')}
        onCommit={(text) => update({ description: text.trim() })}
        rows={2}
        value={description}
      />
      {outline ? (
        <Button onClick={() => update({ outline: null })} variant="outlined">
          {t('block.removeOutline')}
        </Button>
      ) : (
        seats.length > 0 && (
          <Button onClick={() => update({ outline: planOutline(draft, id, columns.pitch) })} variant="outlined">
            {t('block.drawOutline')}
          </Button>
        )
      )}
    </PanelSection>
  );
}

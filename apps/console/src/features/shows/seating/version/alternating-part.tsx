import Box from '@mui/material/Box';
import type { VersionChanges } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { PreviewPart } from './preview-part.tsx';

type Block = VersionChanges['alternatingBlocks'][number];

/** Blocks with alternating seats, and how many seats the other version withholds or gives back. */
export function AlternatingPart({ changes }: { changes: VersionChanges }) {
  const { t } = useTranslation('version-move');
  const { alternatingBlocks, newlyWithheld, noLongerWithheld, addedWithheld } = changes;
  return (
    <PreviewPart text={t('alternating.text')} title={t('alternating.title')}>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {alternatingBlocks.map((block) => (
          <li key={block.blockId}>{describe(block)}</li>
        ))}
      </Box>
      {newlyWithheld + noLongerWithheld + addedWithheld === 0 && <div>{t('alternating.same')}</div>}
      {newlyWithheld > 0 && <div>{t('alternating.newly', { count: newlyWithheld })}</div>}
      {noLongerWithheld > 0 && <div>{t('alternating.noLonger', { count: noLongerWithheld })}</div>}
      {addedWithheld > 0 && <div>{t('alternating.added', { count: addedWithheld })}</div>}
    </PreviewPart>
  );

  function describe({ blockId: id, label, newLabel }: Block): string {
    if (newLabel === null) return t('alternating.lost', { id, label });
    return newLabel === label
      ? t('alternating.stays', { id, label })
      : t('alternating.renamed', { id, label, newLabel });
  }
}

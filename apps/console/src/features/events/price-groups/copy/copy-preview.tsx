import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import type { useCopyPreview } from './use-copy-preview.ts';

type Preview = NonNullable<ReturnType<typeof useCopyPreview>['preview']>;

interface CopyPreviewProps {
  preview: Preview;
  show: Pick<Show, 'defaultCulture' | 'currency'>;
}

export function CopyPreview({ preview, show }: CopyPreviewProps) {
  const { t } = useTranslation('price-groups');
  const { groups, newGroups, newTickets } = preview;
  const isNothing = newGroups + newTickets === 0;
  const counts = { groups: t('copy.groups', { count: newGroups }), tickets: t('tickets', { count: newTickets }) };
  return (
    <>
      <Box component="p" role="status" sx={{ m: 0, mb: 1.5 }}>
        {groups.length === 0 ? t('copy.empty') : t(isNothing ? 'copy.allThere' : 'copy.comes', counts)}
      </Box>
      {groups.length > 0 && (
        <Box component="p" sx={{ m: 0, mb: 2, typography: 'note', color: 'text.secondary' }}>
          {t('copy.without')}
        </Box>
      )}
      {groups.map((entry) => (
        <GroupPreview entry={entry} key={entry.group.priceGroupId} show={show} />
      ))}
    </>
  );
}

function GroupPreview({ entry, show }: { entry: Preview['groups'][number]; show: CopyPreviewProps['show'] }) {
  const { t, i18n } = useTranslation('price-groups');
  const { language } = i18n;
  const nameOf = (name: Record<string, string>) => chooseText(name, language, show.defaultCulture);
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Box component="h3" sx={HEAD_LOOK}>
        {nameOf(entry.group.name)}
        {entry.isThere && <ToneChip tone="neutral">{t('copy.there')}</ToneChip>}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entry.tickets.map(({ price, isThere }) => (
          <Box
            component="li"
            key={price.priceTypeId}
            sx={{ ...ROW_LOOK, color: isThere ? 'text.secondary' : undefined }}
          >
            <ColourSwatch colour={price.colour} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(price.name)}</Box>
            {isThere && <ToneChip tone="neutral">{t('copy.there')}</ToneChip>}
            <Box sx={{ flex: 1 }} />
            <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(price.faceValueMinor, price.currency, language)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const HEAD_LOOK = { display: 'flex', alignItems: 'center', gap: 1, m: 0, mb: 0.5, typography: 'h4' };
const ROW_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
};

import { useTranslation } from 'react-i18next';
import { ToneChip } from '#ui/status-chip.tsx';

/** Whose venue it is: the public catalogue's, or one's own. */
export function SourceChip({ isCatalogue }: { isCatalogue: boolean }) {
  const { t } = useTranslation('venues');
  return (
    <ToneChip tone={isCatalogue ? 'info' : 'neutral'}>{t(isCatalogue ? 'source.catalogue' : 'source.own')}</ToneChip>
  );
}

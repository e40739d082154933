import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '../../downloads/use-copy-to-clipboard.ts';
import { CopyIcon } from '../../ui/icons.tsx';
import { TipIconButton } from '../../ui/tip-icon-button.tsx';

interface CopyAddressProps {
  url: string;
  /** Names the link to those who cannot see its row. */
  title: string;
}

/** Copies a short address, and says whether the browser let it. */
export function CopyAddress({ url, title }: CopyAddressProps) {
  const { t } = useTranslation('short-urls');
  const copy = useCopyToClipboard();
  return (
    <TipIconButton label={t('copy', { title })} onClick={() => void copy(url)} size="small">
      <CopyIcon />
    </TipIconButton>
  );
}

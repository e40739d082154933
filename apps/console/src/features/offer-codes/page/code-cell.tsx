import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { paths } from '#pages/paths.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { useCodeSearch } from '../use-code-search.ts';

/** The code, its tag under it; the button copies it. */
export function CodeCell({
  code,
  showCode,
}: {
  code: Pick<OfferCode, 'offerCodeId' | 'code' | 'tag'>;
  showCode: string;
}) {
  const { t } = useTranslation('offer-codes');
  const copy = useCopyToClipboard();
  const search = useCodeSearch();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          color="inherit"
          href={`${paths.showOfferCode(showCode, code.offerCodeId)}${search}`}
          noWrap
          sx={{ display: 'block', fontFamily: 'monospace', fontSize: 13, fontWeight: 'fontWeightMedium' }}
        >
          {code.code}
        </Link>
        {code.tag && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {code.tag}
          </Box>
        )}
      </Box>
      <TipIconButton label={t('copy', { code: code.code })} onClick={() => void copy(code.code)} size="small">
        <CopyIcon />
      </TipIconButton>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';

/** Shows the buyer; without the permission to read customers, a placeholder and the reason. */
export function BuyerCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const copy = useCopyToClipboard();
  const { buyer, isBuyerMasked, customerId } = order;
  const name = buyer.name || t('buyer.erased');
  return (
    <Card title={t('buyer.title')}>
      <Box component="dl" sx={LIST_LOOK}>
        <dt>{t('buyer.name')}</dt>
        <dd>{customerId === null ? name : <Link href={paths.customer(customerId)}>{name}</Link>}</dd>
        <dt>{t('buyer.email')}</dt>
        <dd>
          {buyer.email}
          {!isBuyerMasked && buyer.email !== '' && (
            <TipIconButton label={t('buyer.copy')} onClick={() => void copy(buyer.email)} size="small">
              <CopyIcon />
            </TipIconButton>
          )}
        </dd>
      </Box>
      {isBuyerMasked && <Note sx={{ px: 2, pb: 1.5 }}>{t('buyer.masked', { permission: 'customer:read' })}</Note>}
    </Card>
  );
}

const LIST_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  m: 0,
  px: 2,
  py: 1.5,
  '& dt': { color: 'text.secondary', lineHeight: '28px' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '28px' },
};

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Instalment } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { MoneyText } from '../../../ui/money-text.tsx';
import { InstalmentChip } from '../instalment-chip.tsx';

/** A payment on a phone. */
export function InstalmentCard({ instalment }: { instalment: Instalment }) {
  const { t, i18n } = useTranslation('instalments');
  const { orderId, number, payments, dueOn, showName, buyer, amountMinor, currency, status } = instalment;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link href={paths.order(orderId)}>{orderId}</Link>
        <MoneyText amountMinor={amountMinor} currency={currency} language={i18n.language} />
      </Box>
      <div>{chooseText(showName, i18n.language)}</div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[buyer.name, number === 0 ? t('deposit') : t('numberOf', { number, payments }), formatDay(dueOn)].join(' · ')}
      </Box>
      <div>
        <InstalmentChip status={status} />
      </div>
    </Box>
  );
}

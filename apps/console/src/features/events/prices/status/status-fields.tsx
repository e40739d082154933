import Box from '@mui/material/Box';
import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { isComp, toTicketStatus } from '../ticket-status.ts';
import { BuyerNow, type SoldShow } from './buyer-now.tsx';
import type { StatusValues } from './status-values.ts';

interface StatusFieldsProps {
  prices: readonly Price[];
  show: SoldShow;
  isDisabled: boolean;
}

const WATCHED = ['statusCode', 'visibility'] as const;

export function StatusFields({ prices, show, isDisabled }: StatusFieldsProps) {
  const { t } = useTranslation('prices');
  const [statusCode, visibility] = useWatch<StatusValues, typeof WATCHED>({ name: WATCHED });
  const hasStandard = prices.some((price) => !isComp(price));
  const [only] = prices;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasStandard && (
        <SegmentedField
          disabled={isDisabled}
          help={t(`statusDrawer.means.${statusCode === null ? 'mixed' : toTicketStatus(statusCode)}`)}
          label={t('statusDrawer.sale')}
          name="statusCode"
          options={[
            { value: STANDARD_STATUS_CODE, label: t('status.onSale') },
            { value: PAUSED_STATUS_CODE, label: t('status.paused') },
          ]}
        />
      )}
      <SegmentedField
        disabled={isDisabled}
        help={t(`statusDrawer.sees.${visibility ?? 'mixed'}`)}
        label={t('fields.visibility')}
        name="visibility"
        options={VISIBILITIES.map((value) => ({
          value,
          label: t(`visibility.${value}`),
          disabled: value === 'public' && !hasStandard,
        }))}
      />
      {prices.length === 1 && only && (
        <BuyerNow
          price={{ ...only, statusCode: statusCode ?? only.statusCode, visibility: visibility ?? only.visibility }}
          show={show}
        />
      )}
    </Box>
  );
}

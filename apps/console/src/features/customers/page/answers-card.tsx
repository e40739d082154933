import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CustomerAnswer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';

/** What a customer answered events; nothing when none asked. */
export function AnswersCard({ answers }: { answers: readonly CustomerAnswer[] }) {
  const { t, i18n } = useTranslation('customers');
  if (answers.length === 0) return null;
  const words = { yes: t('answers.yes'), no: t('answers.no') };
  return (
    <Card title={t('answers.title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1.5, display: 'grid', gap: 1.25, overflowWrap: 'anywhere' }}>
        {answers.map(({ orderId, orderItemId, questionId, label, showName, value }) => (
          <div key={`${orderId} ${orderItemId ?? ''} ${questionId}`}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {chooseText(label, i18n.language)} · <Link href={paths.order(orderId)}>{orderId}</Link> ·{' '}
              {chooseText(showName, i18n.language)}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {typeof value === 'string'
                ? (Object.entries(words).find(([word]) => word === value)?.[1] ?? value)
                : chooseText(value, i18n.language)}
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  );
}

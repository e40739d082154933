import Box from '@mui/material/Box';
import type { Customer } from '@parterre/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useExportCustomerMutation } from '../../../api/queries/customers.ts';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { useCan } from '../../../session/use-features.ts';
import { Card } from '../../../ui/card.tsx';
import { firstReason } from '../../../ui/first-reason.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { nameDay } from '../name-day.ts';

/** How long the file of everything about somebody is good for, as the server has it. */
const EXPORT_MS = 30 * 86_400_000;

/** The file for a customer who asks for it, and the way to forget them. */
export function PrivacyCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customerId, exportedAt } = customer;
  const [isErasing, setErasing] = useState(false);
  const [exportCustomer, { isLoading }] = useExportCustomerMutation();
  const exportReason = useCan('customer:export') ? undefined : t('privacy.exportNotAllowed');
  const canErase = useCan('customer:erase');
  const isExported = exportedAt !== null && Date.now() - Date.parse(exportedAt) < EXPORT_MS;
  const eraseReason = firstReason(!canErase && t('privacy.eraseNotAllowed'), !isExported && t('privacy.exportFirst'));
  const save = async () => {
    try {
      const file = await exportCustomer({ params: { customerId } }).unwrap();
      const text = JSON.stringify(file, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), `customer-${customerId}.json`);
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return (
    <Card title={t('privacy.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.5, justifyItems: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {exportedAt === null ? t('privacy.never') : t('privacy.exported', { day: nameDay(exportedAt) })}
        </Box>
        <ReasonedButton loading={isLoading} onClick={() => void save()} reason={exportReason} variant="outlined">
          {t('privacy.export')}
        </ReasonedButton>
        <ReasonedButton color="error" onClick={() => setErasing(true)} reason={eraseReason} variant="outlined">
          {t('privacy.erase')}
        </ReasonedButton>
      </Box>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Card>
  );
}

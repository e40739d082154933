import Box from '@mui/material/Box';
import { ERASABLE_DAYS } from '@parterre/contract/choices/customer-choices';
import type { Customer } from '@parterre/contract/customers';
import { JSON_TYPE } from '@parterre/contract/wire/file-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '#access/audit-link.tsx';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { useEraseCustomerMutation, useExportCustomerMutation } from '#api/queries/sales/customers.ts';
import { DAY_MS } from '#dates/zone.ts';
import { downloadFile, OWN_FILE_TYPES } from '#downloads/download-file.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { nameDay } from '../name-day.ts';

/**
 * The customer's legal rights: all their data as a file (`customer:export`), and erasure (`customer:erase`). The export
 * comes first, because nothing is left afterwards: without a recent one the server refuses to erase (CONFLICT).
 */
export function PrivacyCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { customerId, exportedAt } = customer;
  const [isErasing, setErasing] = useState(false);
  const [exportCustomer, { isLoading }] = useExportCustomerMutation();
  const exportReason = useLockReason('customer:export');
  const isExported = exportedAt !== null && Date.now() - Date.parse(exportedAt) < ERASABLE_DAYS * DAY_MS;
  const eraseReason = firstReason(useLockReason('customer:erase'), !isExported && t('privacy.exportFirst'));
  const handleSave = async () => {
    try {
      const file = await exportCustomer({ params: { customerId } }).unwrap();
      const text = JSON.stringify(file, null, 2);
      const blob = new Blob([text], { type: JSON_TYPE });
      await downloadFile(blob, `customer-${customerId}.json`, OWN_FILE_TYPES.customer);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Card action={<AuditLink filter={{ thing: `customer:${customerId}` }} />} title={t('privacy.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.5, justifyItems: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {exportedAt === null ? t('privacy.never') : t('privacy.exported', { day: nameDay(exportedAt) })}
        </Box>
        <ReasonedButton loading={isLoading} onClick={() => void handleSave()} reason={exportReason} variant="outlined">
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

interface EraseDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Requires typing the address; asks again if the customer has upcoming shows or an outstanding balance. */
function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const { t } = useTranslation('customers');
  const { customerId, email, name, revision } = customer;
  const [erase] = useEraseCustomerMutation();
  const [openOrders, setOpenOrders] = useState(0);
  const isForced = openOrders > 0;
  const handleConfirm = async () => {
    await erase({ params: { customerId }, body: { isForced }, revision }).unwrap();
    showToast(t('erase.done'), 'success');
    onClose();
  };
  const describe = (error: unknown) => {
    const problem = findProblem(error);
    const orders = problem?.code === 'IN_USE' ? problem.details?.orders : undefined;
    if (typeof orders !== 'number') return errorText(error);
    setOpenOrders(orders);
    return undefined;
  };
  return (
    <ConfirmDialog
      describe={describe}
      key={String(isForced)}
      onClose={onClose}
      onConfirm={handleConfirm}
      request={{
        title: t('erase.title', { name }),
        body: isForced ? t('erase.open', { count: openOrders }) : t('erase.text'),
        confirmLabel: isForced ? t('erase.confirmOpen') : t('erase.confirm'),
        isDangerous: true,
        typedWord: email,
      }}
    />
  );
}

import type { Customer } from '@parterre/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';
import { useEraseCustomerMutation } from '../../../api/queries/customers.ts';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { showToast } from '../../../ui/notices/notices.tsx';

interface EraseDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Asks for the address to be typed; a second time when events of theirs are to come or money is open. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const { t } = useTranslation('customers');
  const { customerId, email, name, revision } = customer;
  const [erase] = useEraseCustomerMutation();
  const [openOrders, setOpenOrders] = useState(0);
  const isForced = openOrders > 0;
  const confirm = async () => {
    try {
      await erase({ params: { customerId }, body: { isForced }, revision }).unwrap();
      showToast(t('erase.done'), 'success');
      onClose();
    } catch (error) {
      const problem = findProblem(error);
      const orders = problem?.code === 'IN_USE' ? problem.details?.orders : undefined;
      if (typeof orders === 'number') setOpenOrders(orders);
      else showToast(errorText(error), 'error');
      throw error;
    }
  };
  return (
    <ConfirmDialog
      key={String(isForced)}
      onClose={onClose}
      onConfirm={confirm}
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

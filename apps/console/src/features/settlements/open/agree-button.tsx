import type { SettlementPreview } from '@parterre/contract/settlements';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';
import { useAgreeSettlementMutation } from '../../../api/queries/settlements.ts';
import { formatDay } from '../../../dates/format-date-time.ts';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { firstReason } from '../../../ui/first-reason.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import { showToast } from '../../../ui/notices/notices.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';

interface AgreeButtonProps {
  statement: SettlementPreview;
  /** Reads the statement again: its figures changed since it was shown. */
  onChanged: () => void;
}

/** Freezes the statement that is shown, after a word was typed. */
export function AgreeButton({ statement, onChanged }: AgreeButtonProps) {
  const { t, i18n } = useTranslation('settlements');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [agree] = useAgreeSettlementMutation();
  const canAgree = useCan('settlement:write');
  const { promoterCode, showCode, currency, fromOn, toOn, digest, netMinor } = statement;
  const hasLines = statement.lines.some(({ section, amountMinor }) => section !== 'apart' || amountMinor !== 0);
  const reason = firstReason(
    !canAgree && t('kit:notAllowed', { permission: 'settlement:write' }),
    !hasLines && t('open.nothing'),
  );
  const amount = `${currency} ${formatAmount(netMinor, currency, i18n.language)}`;
  const confirm = async (note: string) => {
    const body = { promoterCode, ...(showCode ? { showCode } : {}), currency, fromOn, toOn, digest, note };
    try {
      const { settlementId, number } = await agree({ body }).unwrap();
      showToast(t('open.done', { number }), 'success');
      void navigate(paths.settlement(settlementId));
    } catch (error) {
      const isChanged = findProblem(error)?.code === 'CONFLICT';
      showToast(isChanged ? t('open.changed') : errorText(error), 'error');
      if (!isChanged) throw error;
      setAsking(false);
      onChanged();
    }
  };
  const request = {
    title: t('open.agreeTitle'),
    body: t('open.agreeText', { amount, from: formatDay(fromOn), to: formatDay(toOn) }),
    confirmLabel: t('open.agree'),
    reason: 'optional' as const,
    typedWord: t('open.word'),
  };
  return (
    <>
      <ReasonedButton color="primary" onClick={() => setAsking(true)} reason={reason} variant="contained">
        {t('open.agree')}
      </ReasonedButton>
      <ConfirmDialog onClose={() => setAsking(false)} onConfirm={confirm} request={isAsking ? request : null} />
    </>
  );
}

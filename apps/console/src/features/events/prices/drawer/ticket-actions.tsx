import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useDuplicatePriceMutation, useRemovePriceMutation } from '#api/queries/events/prices.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useKeptFilter } from '../use-kept-filter.ts';

interface TicketActionsProps {
  price: Price;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  onDeleted: () => void;
}

/**
 * Duplicates or deletes a price type. Needs `price:write`. One that was sold (HAS_SALES) or that codes name (IN_USE)
 * cannot be deleted: the dialog says so, with what uses it.
 */
export function TicketActions({ price, show, onDeleted }: TicketActionsProps) {
  const { t, i18n } = useTranslation('prices');
  const keep = useKeptFilter();
  const lockReason = useLockReason('price:write');
  const [duplicate, { isLoading }] = useDuplicatePriceMutation();
  const [removePrice] = useRemovePriceMutation();
  const name = chooseText(price.name, i18n.language, show.defaultCulture);
  const params = { showCode: show.showCode, priceTypeId: price.priceTypeId };
  const handleCopy = async () => {
    try {
      await duplicate({ params, body: {} }).unwrap();
      showToast(t('form.duplicated'), 'success');
    } catch (error) {
      showToast(describeRefusal(error, t), 'error');
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button href={keep(paths.showTicketStatus(show.showCode, [price.priceTypeId]))} variant="outlined">
          {t('form.status')}
        </Button>
        <ReasonedButton
          loading={isLoading}
          onClick={() => void handleCopy()}
          reason={lockReason}
          startIcon={<CopyIcon />}
          variant="outlined"
        >
          {t('form.duplicate')}
        </ReasonedButton>
      </Box>
      <DeleteSection
        describe={(error) => describeRefusal(error, t)}
        done={t('form.removed', { name })}
        onDelete={() => removePrice({ params, revision: price.revision }).unwrap()}
        onDeleted={onDeleted}
        reason={lockReason}
        request={{
          title: t('form.removeTitle', { name }),
          body: t('form.removeBody'),
          confirmLabel: t('form.remove'),
        }}
      />
    </>
  );
}

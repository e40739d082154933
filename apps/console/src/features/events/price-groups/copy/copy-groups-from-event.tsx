import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CopiedGroups } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyPriceGroupsMutation } from '#api/queries/events/price-groups.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { CopyPreview } from './copy-preview.tsx';
import { useCopyPreview } from './use-copy-preview.ts';

interface CopyFromEventProps {
  fromShowCode: string;
  show: Show;
  onBack: () => void;
  onClose: () => void;
}

/**
 * Previews the copy, then makes it. Needs `price:write`. Another currency is refused (RULE_BROKEN); groups and price
 * types whose names exist here are skipped, so that a repeated copy does no harm.
 */
export function CopyGroupsFromEvent({ fromShowCode, show, onBack, onClose }: CopyFromEventProps) {
  const { t, i18n } = useTranslation('price-groups');
  const lockReason = useLockReason('price:write');
  const {
    currentData: source,
    error: unknown,
    refetch,
  } = useGetShowQuery({
    params: { showCode: fromShowCode },
  });
  const { preview, error, retry } = useCopyPreview(show, source);
  const [copy, { isLoading }] = useCopyPriceGroupsMutation();
  const [result, setResult] = useState<CopiedGroups>();
  const name = source ? chooseText(source.name, i18n.language, source.defaultCulture) : fromShowCode;
  const failed = unknown ?? error;
  const handleCopy = async () => {
    try {
      setResult(await copy({ params: { showCode: show.showCode, fromShowCode } }).unwrap());
    } catch (refusal) {
      showFailure(refusal);
    }
  };
  const otherCurrency =
    source && source.currency !== show.currency
      ? t('copy.otherCurrency', { theirs: source.currency, ours: show.currency })
      : undefined;
  const obstacle = firstReason(
    lockReason,
    otherCurrency,
    !preview && t('loading'),
    preview && preview.newGroups + preview.newTickets === 0 && t('copy.allThere'),
  );
  return (
    <AppDrawer
      footer={
        <SaveBar
          actions={
            result ? (
              <Button color="primary" onClick={onClose} variant="contained">
                {t('copy.done')}
              </Button>
            ) : (
              <>
                <Button disabled={isLoading} onClick={onBack} variant="outlined">
                  {t('copy.back')}
                </Button>
                <ReasonedButton
                  color="primary"
                  loading={isLoading}
                  onClick={() => void handleCopy()}
                  reason={obstacle}
                  variant="contained"
                >
                  {t('copy.run')}
                </ReasonedButton>
              </>
            )
          }
          summary={lockReason ?? ''}
        />
      }
      heading={{ title: t('copy.from', { name }) }}
      onClose={onClose}
      open
    >
      {otherCurrency && !result && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {otherCurrency}
        </Alert>
      )}
      <LoadedPart
        label={t('loading')}
        result={{ data: preview, error: failed, refetch: unknown ? refetch : retry }}
        rowHeight={36}
        rows={6}
      >
        {(loaded) => (result ? <CopyResult result={result} /> : <CopyPreview preview={loaded} show={source ?? show} />)}
      </LoadedPart>
    </AppDrawer>
  );
}

function CopyResult({ result }: { result: CopiedGroups }) {
  const { t } = useTranslation('price-groups');
  const { copiedGroups, copiedPrices, skipped } = result;
  const counts = { groups: t('copy.groups', { count: copiedGroups }), tickets: t('tickets', { count: copiedPrices }) };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success">{t('copy.copied', counts)}</Alert>
      {skipped.length > 0 && (
        <Box component="section">
          <Box component="h3" sx={{ m: 0, mb: 0.5, typography: 'h4' }}>
            {t('copy.skipped', { count: skipped.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {[...new Set(skipped.map(({ name, kind }) => t(`copy.skippedOf.${kind}`, { name })))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { BeforeGroups } from '../drawer/before-groups.tsx';
import { useCodeSearch } from '../use-code-search.ts';
import { useEventWords } from '../use-event-words.ts';
import { useShowCode } from '../use-show-code.ts';
import { ImportDesk } from './import-desk.tsx';
import { ImportOutcome } from './import-outcome.tsx';

/** Codes from a CSV file: choose it, see what would happen, do it. */
export function ImportCodes() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const showCode = useShowCode();
  const canWrite = useCan('offer:write');
  const words = useEventWords(showCode);
  const [result, setResult] = useState<OfferImportResult | null>(null);
  const close = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  const [firstGroup] = words.groups;
  if (result) return <ImportOutcome onClose={close} result={result} showCode={showCode} />;
  if (canWrite && words.isReady && firstGroup)
    return (
      <ImportDesk firstGroupId={firstGroup.id} onClose={close} onDone={setResult} showCode={showCode} words={words} />
    );
  return (
    <AppDrawer heading={{ title: t('import.title') }} onClose={close} open size="wide">
      {canWrite ? <BeforeGroups showCode={showCode} words={words} /> : <Alert severity="info">{t('notAllowed')}</Alert>}
    </AppDrawer>
  );
}

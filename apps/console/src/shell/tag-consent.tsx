import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOnDevice, readKept } from '#api/device/device-storage.ts';
import { findTagId, requireRuntimeConfig } from '#api/runtime-config.ts';
import { Card } from '#ui/card.tsx';
import { nonce } from './nonce.ts';

/** The local-storage key of the answer, which applies to all later visits on this device. */
const KEY = 'parterre-tag-consent';

/** Asks once before the tag manager loads: none of its code runs and nothing is sent without consent. */
export function TagConsent({ tagId }: { tagId: string }) {
  const { t } = useTranslation('shell');
  const [answer, setAnswer] = useState(() => readKept(KEY));
  // The script belongs to the document, which loads it once.
  useEffect(() => {
    if (answer === 'yes') loadTagManager(tagId);
  }, [answer, tagId]);
  const handleAnswer = (next: 'yes' | 'no') => {
    keepOnDevice(KEY, next);
    setAnswer(next);
  };
  if (answer !== null) return null;
  return (
    <Paper
      aria-label={t('consent.title')}
      component="section"
      elevation={8}
      sx={{ position: 'fixed', zIndex: 'snackbar', insetInline: 16, bottom: 16, mx: 'auto', maxWidth: 640, p: 2 }}
    >
      <Box component="h2" sx={{ m: 0, typography: 'subtitle1' }}>
        {t('consent.title')}
      </Box>
      <Box component="p" sx={{ mt: 0.5, mb: 1.5, typography: 'body2' }}>
        {t('consent.text')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={() => handleAnswer('no')} variant="outlined">
          {t('consent.decline')}
        </Button>
        <Button onClick={() => handleAnswer('yes')} variant="contained">
          {t('consent.agree')}
        </Button>
      </Box>
    </Paper>
  );
}

/** What was answered, and a button to answer anew. A page cannot unload a script, so it starts again and asks. */
export function TagConsentCard() {
  const { t } = useTranslation('shell');
  const answer = readKept(KEY);
  if (answer === null || !findTagId(requireRuntimeConfig())) return null;
  const handleChange = () => {
    keepOnDevice(KEY, null);
    window.location.reload();
  };
  return (
    <Card
      action={
        <Button onClick={handleChange} size="small" variant="outlined">
          {t('consent.change')}
        </Button>
      }
      title={t('consent.title')}
    >
      <Box sx={{ px: 2, py: 1.5 }}>{t(answer === 'yes' ? 'consent.agreed' : 'consent.declined')}</Box>
    </Card>
  );
}

function loadTagManager(tagId: string): void {
  const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`;
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = src;
  document.head.append(script);
}

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import i18next, { type i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrandTheme } from '#brands/create-brand-theme.ts';
import deDownloads from '#i18n/de/downloads.json' with { type: 'json' };
import deErrors from '#i18n/de/errors.json' with { type: 'json' };
import deKit from '#i18n/de/kit.json' with { type: 'json' };
import deTexts from '#i18n/de/texts.json' with { type: 'json' };
import downloads from '#i18n/en-GB/downloads.json' with { type: 'json' };
import errors from '#i18n/en-GB/errors.json' with { type: 'json' };
import kit from '#i18n/en-GB/kit.json' with { type: 'json' };
import texts from '#i18n/en-GB/texts.json' with { type: 'json' };

/** A separate i18next with the real texts, so that tests read what users read. */
export function createKitI18n(language = 'en-GB'): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en-GB',
    defaultNS: 'kit',
    interpolation: { escapeValue: false },
    resources: {
      'en-GB': { downloads, errors, kit, texts },
      de: { downloads: deDownloads, errors: deErrors, kit: deKit, texts: deTexts },
    },
    initAsync: false,
  });
  return instance;
}

const theme = createBrandTheme('parterre');

export function KitWrapper({ children, language }: { children: ReactNode; language?: string }) {
  // As in `renderWithConsole`.
  const [cache] = useState(() => createCache({ key: 'css', container: document.createElement('div') }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <I18nextProvider i18n={createKitI18n(language)}>{children}</I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

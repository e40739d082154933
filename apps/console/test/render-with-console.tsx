import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { BRANDS } from '@parterre/contract/wire/brands';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '#api/store.ts';
import { createBrandTheme } from '#brands/create-brand-theme.ts';
import { nameBrand, startI18n } from '#i18n/start-i18n.ts';

/** Keeps styles outside of the document: visibility checks would read every rule for every element. */
const cache = createCache({ key: 'css', container: document.createElement('div') });

/** Renders with the brand's theme, a store and the texts, like the console. */
export async function renderWithConsole(
  children: ReactNode,
  { language = 'en-GB', store = createStore(), brand = BRANDS.parterre } = {},
) {
  await startI18n(language);
  nameBrand(brand.displayName);
  const view = render(
    <Provider store={store}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={createBrandTheme(brand.name)}>{children}</ThemeProvider>
      </CacheProvider>
    </Provider>,
  );
  return { ...view, store };
}

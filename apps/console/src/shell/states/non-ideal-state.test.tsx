import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { type NonIdealKind, NonIdealState } from './non-ideal-state.tsx';

describe('NonIdealState', () => {
  test.each<[NonIdealKind, string[]]>([
    ['userLogin', ['Please wait, logging in']],
    ['userLogout', ['Please wait, logging out']],
    ['loading', ['Please wait, loading content']],
    ['notFound', ['Oops, page not found', "Unfortunately, we can't find this page"]],
    ['error', ['Ooops!, something went wrong', 'If the issue persists, please contact customer support']],
  ])('says of %s what the specification says', async (kind, texts) => {
    await renderWithConsole(<NonIdealState kind={kind} />);
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('speaks German', async () => {
    await renderWithConsole(<NonIdealState kind="notFound" />, { language: 'de' });
    expect(screen.getByRole('heading', { name: 'Hoppla, Seite nicht gefunden' })).toBeVisible();
  });
});

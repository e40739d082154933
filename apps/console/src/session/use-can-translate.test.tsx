import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { useCanTranslate } from './use-can-translate.ts';
import { useFeatures } from './use-features.ts';

afterEach(() => vi.unstubAllGlobals());

function Switch() {
  const canTranslate = useCanTranslate();
  return useFeatures().features && (canTranslate ? 'enabled' : 'disabled');
}

const promoter = { id: 7, code: 'harbour-hall', name: 'Harbour & Hall', defaultCulture: 'en-GB' };

async function isDisabled(cultures: string[], permissions: string[]) {
  startFakeServer(
    answerByPath({
      'GET /api/main/promoters': { items: [{ ...promoter, cultures }] },
      'GET /api/main/features': { items: [], permissions, mode: 'app' },
    }),
  );
  const { findByText } = await renderWithConsole(<Switch />);
  return (await findByText(/^(en|dis)abled$/)).textContent === 'disabled';
}

test.each(['show:write', 'campaign:write'])(
  'texts are translated by who has %s, where there is a second language',
  async (permission) => {
    expect(await isDisabled(['en-GB', 'de'], [permission])).toBe(false);
  },
);

test('without the permission, or with one language, translating is disabled', async () => {
  expect(await isDisabled(['en-GB', 'de'], ['seat:write'])).toBe(true);
  expect(await isDisabled(['en-GB'], ['show:write'])).toBe(true);
});

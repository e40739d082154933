import { ENVIRONMENTS } from '@parterre/contract/choices/deployment-choices';
import { testConfig } from '@parterre/contract/testing/test-config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findTagId, setRuntimeConfig } from '#api/runtime-config.ts';
import { startI18n } from '#i18n/start-i18n.ts';
import { TagConsent, TagConsentCard } from './tag-consent.tsx';

const tags = () => [...document.querySelectorAll('script')].map((tag) => tag.src);
beforeEach(() => startI18n('en-GB'));
afterEach(() => {
  localStorage.clear();
  for (const tag of document.querySelectorAll('script')) tag.remove();
});

test('a tag manager is for production with a tag id alone (spec §9)', () => {
  for (const environment of ENVIRONMENTS.filter((name) => name !== 'production'))
    expect(findTagId(testConfig({ environment, tagId: 'GTM-1' }))).toBeNull();
  expect(findTagId(testConfig({ environment: 'production', tagId: null }))).toBeNull();
  expect(findTagId(testConfig({ environment: 'production', tagId: 'GTM-1' }))).toBe('GTM-1');
});

describe('a tag manager', () => {
  test('is loaded when the reader agrees, not before, and then on every page', async () => {
    const { unmount } = render(<TagConsent tagId="GTM-1" />);
    expect(screen.getByRole('region', { name: 'May we measure how this site is used?' })).toBeVisible();
    expect(tags()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(screen.queryByRole('region')).toBeNull();
    const once = ['https://www.googletagmanager.com/gtm.js?id=GTM-1'];
    expect(tags()).toEqual(once);
    unmount();
    render(<TagConsent tagId="GTM-1" />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(tags()).toEqual(once);
  });

  test('is never loaded for somebody who declines, who is not asked again', async () => {
    const { unmount } = render(<TagConsent tagId="GTM-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    unmount();
    render(<TagConsent tagId="GTM-1" />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(tags()).toEqual([]);
  });

  test.each([
    ['yes', 'You have agreed that we measure how this site is used.'],
    ['no', 'You have declined to be measured.'],
  ])('says that the answer was %s where the reader can answer anew', async (answer, text) => {
    setRuntimeConfig(testConfig({ environment: 'production', tagId: 'GTM-1' }));
    const unasked = render(<TagConsentCard />);
    expect(screen.queryByRole('button')).toBeNull();
    unasked.unmount();
    localStorage.setItem('parterre-tag-consent', answer);
    const { unmount } = render(<TagConsentCard />);
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change your answer' }));
    unmount();
    render(<TagConsent tagId="GTM-1" />);
    expect(screen.getByRole('region', { name: 'May we measure how this site is used?' })).toBeVisible();
    expect(tags()).toEqual([]);
  });

  test('is not mentioned where there is none', () => {
    setRuntimeConfig(testConfig({ environment: 'production', tagId: null }));
    localStorage.setItem('parterre-tag-consent', 'yes');
    render(<TagConsentCard />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is asked for on every page by a browser that blocks its storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { unmount } = render(<TagConsent tagId="GTM-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    render(<TagConsent tagId="GTM-1" />);
    expect(screen.getByRole('region')).toBeVisible();
    vi.unstubAllGlobals();
  });
});

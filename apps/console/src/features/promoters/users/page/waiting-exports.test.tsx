import type { Invitation } from '@parterre/contract/invitations';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { exportCsv } from '#test/export-csv.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { InvitedPeople } from './invited-people.tsx';

const INVITED: Invitation = {
  invitationId: 21,
  promoterCode: 'harbour-hall',
  email: 'new@example.test',
  role: 'finance',
  customRole: null,
  scope: 'venue',
  places: [{ id: 5, name: 'Harbour Hall' }],
  language: 'en-GB',
  state: 'OPEN',
  invitedBy: 'Olga Owner',
  sentAt: '2026-11-20T11:00:00.000Z',
  expiresAt: '2026-11-23T11:00:00.000Z',
  revision: 1,
};

test('invitations are exported with role and places, who invited, and until when they can be answered', async () => {
  const items = [INVITED, { ...INVITED, invitationId: 22, state: 'EXPIRED' as const }];
  startFakeServer(
    answerByPath({ 'GET /api/backstage/invitations': { items, totalPages: 1, totalItems: 2, totalKind: 'exact' } }),
  );
  await renderWithConsole(
    <FeaturesGate>
      <InvitedPeople />
    </FeaturesGate>,
  );
  const one = 'new@example.test,Harbour & Hall,Finance,Harbour Hall,"20/11/2026, 11:00",Olga Owner';
  expect(await exportCsv(await screen.findByRole('button', { name: 'Export 2' }))).toEqual([
    'E-mail,Promoter,Role,For,Invited,Invited by,Status',
    `${one},"Until 23/11/2026, 11:00"`,
    `${one},Expired`,
  ]);
});

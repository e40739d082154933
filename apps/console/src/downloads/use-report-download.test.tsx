import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { RunningDownload } from './running-download.tsx';
import { useReportDownload } from './use-report-download.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <KitWrapper>
    {children}
    <Notices closeLabel="Close" />
  </KitWrapper>
);

describe('a report download', () => {
  it('says that there is no data when the server finds none', async () => {
    const { result } = renderHook(() => useReportDownload('seatHolds', 'seat-holds.csv'), { wrapper });
    const nothing = { status: 404, data: { status: 404 } };
    await act(async () => {
      expect(await result.current.download(() => Promise.reject(nothing))).toBe(false);
    });
    expect(await screen.findByText('No data to download')).toBeInTheDocument();
    expect(result.current.isRunning).toBe(false);
  });

  it('says what failed when the server failed', async () => {
    const { result } = renderHook(() => useReportDownload('seatedPrices', 'seated-prices.csv'), { wrapper });
    await act(async () => {
      await result.current.download(() => Promise.reject(new TypeError('network')));
    });
    expect(await screen.findByText('Export of Seated prices report has failed')).toBeInTheDocument();
  });

  it('can be cancelled, which is no failure', async () => {
    const { result } = renderHook(() => useReportDownload('sales', 'sales.csv'), { wrapper });
    let running: Promise<boolean> = Promise.resolve(true);
    act(() => {
      running = result.current.download(
        (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      );
    });
    expect(result.current.progress).toEqual({ rows: 0, bytes: 0 });
    await act(async () => {
      result.current.cancel();
      expect(await running).toBe(false);
    });
    expect(await screen.findByText('Download cancelled')).toBeInTheDocument();
    expect(result.current.isRunning).toBe(false);
  });

  it('that a menu started says in a dialog how far it is, and is cancelled there', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('Seat\r\n1\r\n2\r\n')),
    });
    const headers = { 'content-type': 'text/csv', 'x-rows-total': '5000' };
    function Menu() {
      const { download, progress, cancel } = useReportDownload('seatsManifest', 'seats-manifest.csv');
      return (
        <>
          <button onClick={() => void download(async () => new Response(body, { headers }))} type="button">
            Seats manifest
          </button>
          <RunningDownload cancel={cancel} progress={progress} />
        </>
      );
    }
    render(<Menu />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Seats manifest' }));
    expect(await screen.findByRole('dialog', { name: 'Exporting' })).toHaveTextContent('2 of 5,000 rows');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Download cancelled')).toBeInTheDocument();
  });
});

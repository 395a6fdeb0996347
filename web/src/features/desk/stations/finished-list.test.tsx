import { readCarrierLabelEndpoint, readParcelLabelEndpoint } from '@hako/contract/logistics/labels';
import { REFUSALS } from '@hako/contract/refusals';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { FinishedList } from './finished-list.tsx';

const server = answeringServer();
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = (station: string) =>
  show(
    <FinishedList
      station={station}
      finished={[
        { code: 'LO100001', kind: 'export' },
        { code: 'KJ100001', kind: 'receive' },
        { code: 'PX100001', kind: 'hand-over' },
      ]}
    />,
    { at: '/desk/stations/receive', viewer: WAREHOUSE },
  );

describe('what was finished at a station', () => {
  it('prints the label of the newest thing that has one by Alt + P, as a PDF beside the station', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    server.answer(readParcelLabelEndpoint, {});
    const person = open('receive');
    await person.keyboard('{Alt>}p{/Alt}');
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/^blob:/);
  });

  it('prints what a carrier takes by the label of its bill, and says why it could not', async () => {
    const person = open('hand-over');
    server.refuse(readCarrierLabelEndpoint, 'billing.not-found');
    await person.click(screen.getByRole('button', { name: 'In nhãn PX100001' }));
    expect(await screen.findByText(REFUSALS['billing.not-found'].sentence)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'In nhãn LO100001' })).toBeNull();
  });

  it('remembers the size of each station on this device', async () => {
    const person = open('weigh');
    await person.selectOptions(screen.getByLabelText('Cỡ nhãn'), 'a6');
    expect(localStorage.getItem('hako.label-size.weigh')).toBe('"a6"');
    expect(localStorage.getItem('hako.label-size.receive')).toBeNull();
  });

  it('counts all of a long shift and shows the newest', () => {
    const finished = Array.from({ length: 31 }, (_, index) => ({
      code: `KJ${String(31 - index).padStart(6, '0')}`,
      kind: 'weigh' as const,
    }));
    show(<FinishedList station="weigh" finished={finished} />, {
      at: '/desk/stations/weigh',
      viewer: WAREHOUSE,
    });
    expect(screen.getByText('Vừa xong: 31')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('KJ000031')).toBeDefined();
  });
});

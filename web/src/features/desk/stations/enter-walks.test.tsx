import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { EnterWalks } from './enter-walks.tsx';

function open() {
  const send = vi.fn(async () => undefined);
  const press = vi.fn();
  const person = show(
    <EnterWalks>
      <Form onSubmit={send}>
        <TextInput label="Cân nặng" />
        <TextInput label="Kệ" />
        <button type="button" onClick={press}>
          Xếp vào chuyến hàng
        </button>
        <button type="submit">Ghi</button>
      </Form>
    </EnterWalks>,
  );
  return { person, send, press };
}

describe('Enter at a station', () => {
  it('goes to the next field, and sends only from the last one', async () => {
    const { person, send } = open();
    await person.type(screen.getByLabelText('Cân nặng'), '1200{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Kệ'));
    expect(send).not.toHaveBeenCalled();
    await person.keyboard('B-07{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not press a button onto which a slow scanner typed a code', async () => {
    const { person, press } = open();
    screen.getByRole('button', { name: 'Xếp vào chuyến hàng' }).focus();
    await person.keyboard('KJ12345678{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  it('presses a button for a person', async () => {
    const { person, press } = open();
    screen.getByRole('button', { name: 'Xếp vào chuyến hàng' }).focus();
    await person.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });
});

import { useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { Checkbox } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';

/** Which columns a person wants to see; this browser remembers it. */
export function ColumnChoice({
  columns,
  hidden,
  onHide,
}: {
  readonly columns: readonly { readonly key: string; readonly head: string }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)}>
        Chọn cột
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Cột hiện trong bảng">
        <Stack gap={1}>
          {columns.map(({ key, head }) => (
            <Checkbox
              key={key}
              label={head}
              checked={!hidden.includes(key)}
              onChange={({ currentTarget: { checked } }) =>
                onHide(checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            />
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

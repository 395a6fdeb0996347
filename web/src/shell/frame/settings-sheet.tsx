import { useRevalidator } from 'react-router';
import { autoTranslate, setAutoTranslate } from '../../device/settings.ts';
import { LookChoice } from '../../parts/look-choice.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

/** Settings that only this device keeps. */
export default function SettingsSheet({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const isOn = autoTranslate.use();
  const { revalidate } = useRevalidator();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Cài đặt">
      <Checkbox
        isSwitch
        label="Tự động dịch tiêu đề và danh mục"
        note="Chỉ lưu trên máy này. Khi tắt, bạn thấy nguyên văn tiếng Nhật của người bán."
        checked={isOn}
        onChange={(event) => {
          setAutoTranslate(event.currentTarget.checked);
          void revalidate();
        }}
      />
      <LookChoice hasName />
    </Sheet>
  );
}

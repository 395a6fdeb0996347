import { uploadDeskFileEndpoint } from '@hako/contract/files';
import { upload } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { PhotoPicker } from '../../ui/photo-picker.tsx';

/** Pictures that go along: kept at once, attached when the form is booked. */
export function PhotoInput({ photos, onPhotos }: { readonly photos: readonly string[]; readonly onPhotos: (photos: readonly string[]) => void }) {
  const keep = useAction(async (files: readonly File[]) => {
    const ids: string[] = [];
    for (const file of files) {
      const form = new FormData();
      form.set('file', file);
      ids.push((await upload(uploadDeskFileEndpoint, form)).data.id);
    }
    return ids;
  });
  const take = async (files: readonly File[]) => {
    const ids = await keep.run(files);
    if (ids) onPhotos([...photos, ...ids]);
  };
  return <PhotoPicker photos={photos} onFiles={(files) => void take(files)} isBusy={keep.isBusy} problem={keep.refusal?.message} />;
}

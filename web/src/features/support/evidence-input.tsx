import { uploadFileEndpoint } from '@hako/contract/files';
import { upload } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { PhotoPicker } from '../../ui/photo-picker.tsx';

/** Pictures of a customer, kept at once and attached when the form is sent. */
export function EvidenceInput({ photos, onPhotos }: { readonly photos: readonly string[]; readonly onPhotos: (photos: readonly string[]) => void }) {
  const keep = useAction(async (files: readonly File[]) => {
    const ids: string[] = [];
    for (const file of files) {
      const form = new FormData();
      form.set('file', file);
      form.set('type', 'complaint');
      ids.push((await upload(uploadFileEndpoint, form)).data.id);
    }
    return ids;
  });
  const take = async (files: readonly File[]) => {
    const ids = await keep.run(files);
    if (ids) onPhotos([...photos, ...ids]);
  };
  return <PhotoPicker photos={photos} onFiles={(files) => void take(files)} isBusy={keep.isBusy} problem={keep.refusal?.message} />;
}

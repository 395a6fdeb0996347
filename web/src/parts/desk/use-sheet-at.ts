import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a sheet is open that a button opens, and an address that ends with `#name`. */
export function useSheetAt(name: string): readonly [boolean, (isOpen: boolean) => void] {
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows the same address again asks again.
  useEffect(() => {
    if (hash === `#${name}`) setOpen(true);
  }, [hash, name, key]);
  return [isOpen, setOpen];
}

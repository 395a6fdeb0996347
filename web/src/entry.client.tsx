import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Marks the document once every effect of its first commit has run: from then on it hears keys and fingers. */
function Application() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = '';
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Application />);
});

import { redirect } from 'react-router';
import type { Route } from './+types/start';

/**
 * The desk begins with the list of all work; addresses of a scanned code or a task are those of the
 * queue.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const isOfQueue = searchParams.has('scan') || searchParams.has('task');
  throw redirect(isOfQueue ? `/desk/queue${search}` : '/desk/work');
}
